import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { accounts } from '@/_mock/data/accounts'
import { setSetting } from '@/settings/store'
import { AtPath, everything, pages } from './nav-demo'
import { Navigation } from './navigation'

const meta = {
  title: 'Shell/Navigation/Vertical',
  tags: ['states'],
  component: Navigation,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
  args: { sections: pages, path: '/dashboard', user: accounts()[0] },
  render: (args) => (
    <div style={{ width: 300 }}>
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
    const navigation = main(canvasElement)
    await expect(navigation.getByRole('link', { name: 'One' })).toHaveAttribute('aria-current', 'page')
    const group = navigation.getByRole('button', { name: 'Group' })
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(navigation.queryByRole('link', { name: 'Five' })).toBeNull()

    group.focus()
    await userEvent.keyboard('{Enter}')
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(await navigation.findByRole('link', { name: 'Five' }))
    await waitFor(() => expect(navigation.getByRole('link', { name: 'Five' })).toHaveAttribute('aria-current', 'page'))

    // A group collapsed on one of its own pages expands again on another.
    await userEvent.click(group)
    await waitFor(() => expect(navigation.queryByRole('link', { name: 'Six' })).toBeNull())
    await userEvent.click(navigation.getByRole('link', { name: 'Two' }))
    await userEvent.click(group)
    await expect(group).toHaveAttribute('aria-expanded', 'true')

    const upgrade = canvas.getByRole('link', { name: /Upgrade to Pro.*opens in a new tab/ })
    await expect(upgrade).toHaveAttribute('target', '_blank')
    await expect(canvas.getByText('Free')).toBeVisible()
  },
}

export const SubheadersFold: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const navigation = main(canvasElement)
    const overview = navigation.getByRole('button', { name: 'Overview' })
    await userEvent.click(overview)
    await expect(overview).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(navigation.queryByRole('link', { name: 'One' })).toBeNull())
    await expect(sessionStorage.getItem('nav-groups')).toBe('-nav.overview')
    await userEvent.keyboard(' ')
    await expect(await navigation.findByRole('link', { name: 'One' })).toBeVisible()
  },
}

/** Caption, info, a disabled item with a reason, an external link, and nested levels. */
export const Everything: Story = {
  args: { sections: everything },
  parameters: { router: { path: '/levels/deeper/deepest/three' } },
  play: async ({ canvasElement, canvas }) => {
    const navigation = main(canvasElement)
    await expect(navigation.getByRole('link', { name: 'Level three' })).toHaveAttribute('aria-current', 'page')
    await expect(navigation.getByText('Contracts and letters')).toBeVisible()
    // The description of the page; its name is the title alone.
    const documents = navigation.getByRole('link', { name: 'Documents' })
    await expect(documents).toHaveAccessibleDescription('Contracts and letters')
    await expect(documents.getBoundingClientRect().height).toBe(52)
    await expect(navigation.getByRole('link', { name: 'Reports 12' })).toBeVisible()

    const vault = navigation.getByRole('link', { name: 'Vault' })
    await expect(vault).toHaveAccessibleDescription('Comes with the Pro plan')
    await expect(vault).toHaveAttribute('aria-disabled', 'true')
    // The tooltip loads after the page, and leaves the link as it is.
    vault.focus()
    await waitFor(async () => {
      await userEvent.unhover(vault)
      await userEvent.hover(vault)
      await expect(within(document.body).getByRole('tooltip')).toHaveTextContent('Comes with the Pro plan')
    })
    await expect(vault).toHaveFocus()
    await userEvent.unhover(vault)
    await waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull())

    const guide = navigation.getByRole('link', { name: /Guide.*opens in a new tab/ })
    await expect(guide).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('button', { name: 'Deepest' })).toHaveAttribute('aria-expanded', 'true')
  },
}

export const CollapsesToMini: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const collapse = canvas.getByRole('button', { name: 'Collapse navigation' })
    await userEvent.click(collapse)
    await expect(document.documentElement).toHaveAttribute('data-nav-layout', 'mini')
    await expect(canvas.queryByText('Free')).not.toBeVisible()
    // The same button, so that it keeps the focus.
    await expect(canvas.getByRole('button', { name: 'Expand navigation' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(document.documentElement).toHaveAttribute('data-nav-layout', 'vertical')
  },
}

export const Loading: Story = { args: { user: undefined } }

export const Apparent: Story = { args: { sections: everything }, parameters: { settings: { navColor: 'apparent' } } }

export const ApparentDark: Story = { ...Apparent, globals: { scheme: 'dark' } }

export const RightToLeft: Story = { args: { sections: everything }, globals: { direction: 'rtl' } }

export const HighContrast: Story = { globals: { contrast: 'hight' } }

/** One list in all layouts: expanded groups stay expanded, and the focus stays, or moves to its group. */
export const ChangesLayout: Story = {
  play: async ({ canvasElement }) => {
    const navigation = main(canvasElement)
    const group = navigation.getByRole('button', { name: 'Group' })
    const two = navigation.getByRole('link', { name: 'Two' })
    await userEvent.click(group)
    two.focus()
    setSetting('navLayout', 'mini')
    await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'false'))
    await expect(two).toHaveFocus()
    await expect(navigation.queryByRole('link', { name: 'Five' })).toBeNull()
    setSetting('navLayout', 'vertical')
    const five = await navigation.findByRole('link', { name: 'Five' })
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    five.focus()
    setSetting('navLayout', 'horizontal')
    await waitFor(() => expect(group).toHaveFocus())
    await expect(navigation.getByRole('link', { name: 'Two' })).toBe(two)

    // A collapsed section has no subheader in a bar, and is visible.
    setSetting('navLayout', 'vertical')
    await userEvent.click(await navigation.findByRole('button', { name: 'Overview' }))
    await waitFor(() => expect(navigation.queryByRole('link', { name: 'Two' })).toBeNull())
    setSetting('navLayout', 'mini')
    await expect(await navigation.findByRole('link', { name: 'Two' })).toBeVisible()
    await expect(two).not.toHaveAttribute('tabindex', '-1')
    await expect(navigation.queryByRole('button', { name: 'Overview' })).toBeNull()
  },
}
