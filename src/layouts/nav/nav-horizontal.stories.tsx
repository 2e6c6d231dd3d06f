import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AtPath, everything, pages } from './nav-demo'
import { Navigation } from './navigation'

const meta = {
  title: 'Shell/Navigation/Horizontal',
  component: Navigation,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', settings: { navLayout: 'horizontal' } },
  args: { sections: pages, path: '/dashboard' },
  render: (args) => (
    <div style={{ minHeight: 320 }}>
      <AtPath>{(path) => <Navigation {...args} path={path} />}</AtPath>
    </div>
  ),
} satisfies Meta<typeof Navigation>

export default meta

type Story = StoryObj<typeof meta>

const main = (root: HTMLElement) => within(within(root).getByRole('navigation', { name: 'Main' }))

export const Basic: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByRole('navigation').getBoundingClientRect().height).toBe(64)
    const navigation = main(canvasElement)
    const one = navigation.getByRole('link', { name: 'One' })
    await expect(one).toHaveAttribute('aria-current', 'page')
    one.focus()
    await userEvent.keyboard('{End}')
    const group = navigation.getByRole('button', { name: 'Group' })
    await expect(group).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    const four = navigation.getByRole('link', { name: 'Four' })
    await expect(four).toHaveFocus()
    await expect(four.getBoundingClientRect().top).toBeGreaterThan(group.getBoundingClientRect().bottom)
    await userEvent.keyboard('{Escape}{Home}')
    await expect(one).toHaveFocus()
    await expect(group).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The submenu stays while hovered, and closes some time after the pointer has left. */
export const StaysWhilePointedAt: Story = {
  play: async ({ canvasElement }) => {
    const navigation = main(canvasElement)
    const group = navigation.getByRole('button', { name: 'Group' })
    await userEvent.hover(group)
    const five = navigation.getByRole('link', { name: 'Five' })
    await userEvent.hover(five)
    await waitFor(() => expect(five).toBeVisible())
    await userEvent.unhover(five)
    await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'false'))
  },
}

const many = [1, 2, 3, 4].flatMap((number) =>
  everything.map(({ subheader, items }) => ({
    subheader: `${subheader} ${number}`,
    items: items.map((item) => ({ ...item, title: `${item.title} ${number}` })),
  })),
)

/** If wider than the window, it scrolls by keyboard and wheel. */
export const Overflowing: Story = {
  tags: ['keyboard'],
  args: { sections: many },
  play: async ({ canvasElement }) => {
    const navigation = main(canvasElement)
    const row = within(canvasElement).getByRole('navigation').firstElementChild as HTMLElement
    await waitFor(() => {
      // React may add the listener after the play function has begun.
      if (!row.scrollLeft) row.dispatchEvent(new WheelEvent('wheel', { deltaY: 200, bubbles: true, cancelable: true }))
      expect(row.scrollLeft).toBe(200)
    })
    navigation.getByRole('link', { name: /Reports 1/ }).focus()
    await userEvent.keyboard('{End}')
    const last = navigation.getByRole('link', { name: /Guide 4/ })
    await expect(last).toHaveFocus()
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth))
  },
}

export const RightToLeft: Story = { args: { sections: everything }, globals: { direction: 'rtl' } }

export const Apparent: Story = {
  args: { sections: everything },
  parameters: { settings: { navLayout: 'horizontal', navColor: 'apparent' } },
}
