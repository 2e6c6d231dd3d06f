import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { accounts } from '@/_mock/data/accounts'
import { AccountDrawer } from './account-drawer'

const [user] = accounts()

const meta = {
  title: 'Shell/Account',
  tags: ['states'],
  component: AccountDrawer,
  parameters: { layout: 'fullscreen' },
  args: { open: true, onClose: fn(), onSignOut: fn(async () => {}), user, path: '/dashboard' },
} satisfies Meta<typeof AccountDrawer>

export default meta

type Story = StoryObj<typeof meta>

const drawer = () => screen.findByRole('dialog', { name: 'Account' })

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args }) => {
    const dialog = within(await drawer())
    await expect((await drawer()).getBoundingClientRect().width).toBe(320)
    await expect(dialog.getByRole('button', { name: 'Marlow Whitfield Admin' })).toHaveAttribute('aria-pressed', 'true')
    for (const name of ['Ines Carvalho Manager', 'Tuan Pham Viewer', 'Add account']) {
      await expect(dialog.getByRole('button', { name })).toBeVisible()
    }
    const head = dialog.getByRole('link', { name: /^Marlow Whitfield/ })
    await expect(head).toHaveAttribute('href', '/dashboard/account')
    const links = dialog.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(links.slice(1, 7)).toEqual([
      'Home',
      'Profile',
      'Projects3',
      'Subscription',
      'Security',
      'Account settings',
    ])
    const profile = dialog.getByRole('link', { name: 'Profile' })
    await expect(profile).toHaveAccessibleDescription('demo only')
    profile.focus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog.getByRole('status')).toHaveTextContent('“Profile” is a placeholder')
    await expect(location.hash).toBe('')
    await userEvent.click(dialog.getByRole('button', { name: 'Logout' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Switch: Story = {
  play: async ({ args }) => {
    const dialog = within(await drawer())
    await userEvent.click(dialog.getByRole('button', { name: 'Tuan Pham Viewer' }))
    await dialog.findByText('Switched to Tuan Pham')
    await expect(args.onClose).toHaveBeenCalled()
    const claims = sessionStorage.getItem('jwt_access_token')?.split('.')[1] ?? ''
    await expect(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).toContain('account-3')
  },
}

/** On other pages than the dashboard the first entry links to it. */
export const Elsewhere: Story = {
  args: { path: '/faqs' },
  play: async () => {
    const link = within(await drawer()).getByRole('link', { name: 'Dashboard' })
    await expect(link).toHaveAttribute('href', '/dashboard')
  },
}

export const Loading: Story = { args: { user: undefined } }

export const LongText: Story = {
  args: {
    user: user && {
      ...user,
      displayName: 'Maximiliana '.repeat(5),
      email: `${'a-very-long-name-'.repeat(4)}@example.com`,
    },
  },
  play: async () => {
    const dialog = await drawer()
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } }
