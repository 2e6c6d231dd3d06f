import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AtPath, everything, pages } from './nav-demo'
import { Navigation } from './navigation'

const meta = {
  title: 'Shell/Navigation/Mini',
  component: Navigation,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', settings: { navLayout: 'mini' } },
  args: { sections: pages, path: '/dashboard' },
  render: (args) => (
    <div style={{ width: 88 }}>
      <AtPath>{(path) => <Navigation {...args} path={path} />}</AtPath>
    </div>
  ),
} satisfies Meta<typeof Navigation>

export default meta

type Story = StoryObj<typeof meta>

const main = (root: HTMLElement) => within(within(root).getByRole('navigation', { name: 'Main' }))

export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const navigation = main(canvasElement)
    const group = navigation.getByRole('button', { name: 'Group' })
    group.focus()
    await userEvent.keyboard('{Enter}')
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(navigation.getByRole('link', { name: 'Four' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(navigation.getByRole('link', { name: 'Five' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(group).toHaveFocus()
    await expect(navigation.queryByRole('link', { name: 'Five' })).toBeNull()

    await userEvent.keyboard(' ')
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    // Leaving by Tab closes it.
    await userEvent.tab({ shift: true })
    await expect(navigation.getByRole('link', { name: 'Three' })).toHaveFocus()
    await expect(group).toHaveAttribute('aria-expanded', 'false')
  },
}

export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    const navigation = main(canvasElement)
    const group = navigation.getByRole('button', { name: 'Group' })
    await userEvent.hover(group)
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    // A click on a submenu opened by hovering keeps it open.
    await userEvent.click(group)
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    // The caption is visible in the submenu; in the narrow column it is a tooltip.
    await expect(navigation.getByText('Jobs and tours')).toBeVisible()
    await expect(navigation.queryByText('Orders')).not.toBeVisible()
    const two = () => navigation.getByRole('link', { name: 'Two' })
    await waitFor(() => expect(two()).toHaveAccessibleDescription('Orders'))
    await userEvent.click(navigation.getByRole('link', { name: 'Six' }))
    await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'false'))
    await expect(group).toHaveAttribute('data-active')

    await userEvent.click(group)
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(document.body)
    await expect(group).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The ancestors of the current page are marked, and a submenu opens from a submenu. */
export const Everything: Story = {
  tags: ['keyboard'],
  args: { sections: everything },
  parameters: { router: { path: '/levels/deeper/two' } },
  play: async ({ canvasElement }) => {
    const navigation = main(canvasElement)
    const levels = navigation.getByRole('button', { name: 'Levels' })
    levels.focus()
    await userEvent.keyboard('{Enter}{ArrowRight}')
    await expect(navigation.getByRole('link', { name: 'Level one' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const two = navigation.getByRole('link', { name: 'Level two' })
    await expect(two).toHaveAttribute('aria-current', 'page')
    // Side by side, and inside the window.
    const [outer, inner] = [navigation.getByRole('link', { name: 'Level one' }), two].map((link) =>
      link.getBoundingClientRect(),
    )
    await expect(inner?.left).toBeGreaterThanOrEqual(outer?.right ?? 0)
    two.focus()
    await userEvent.keyboard('{Escape}')
    await expect(navigation.getByRole('button', { name: 'Deeper' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(levels).toHaveFocus()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const navigation = main(canvasElement)
    const group = navigation.getByRole('button', { name: 'Group' })
    await userEvent.click(group)
    const five = navigation.getByRole('link', { name: 'Five' }).getBoundingClientRect()
    await expect(five.right).toBeLessThanOrEqual(group.getBoundingClientRect().left)
  },
}

export const Apparent: Story = {
  args: { sections: everything },
  parameters: { settings: { navLayout: 'mini', navColor: 'apparent' } },
}

export const Dark: Story = { args: { sections: everything }, globals: { scheme: 'dark' } }
