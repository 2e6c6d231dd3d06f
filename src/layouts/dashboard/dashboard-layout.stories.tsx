import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { accounts } from '@/_mock/data/accounts'
import { pages } from '@/layouts/nav/nav-demo'
import { visible } from '@/nav'
import { DashboardLayout } from './dashboard-layout'

const meta = {
  title: 'Shell/Dashboard layout',
  tags: ['states'],
  component: DashboardLayout,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
  args: {
    user: accounts()[0],
    path: '/dashboard',
    onSignOut: fn(async () => {}),
    children: <Typography variant="h1">One</Typography>,
  },
} satisfies Meta<typeof DashboardLayout>

export default meta

type Story = StoryObj<typeof meta>

export const Vertical: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    // One landmark, one logo: parts of other layouts are not rendered.
    await expect(canvas.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1)
    await expect(canvas.getAllByRole('link', { name: 'logo' })).toHaveLength(1)
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await userEvent.tab()
    await expect(skip).toHaveFocus()
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBeGreaterThanOrEqual(300)
  },
}

export const Mini: Story = {
  parameters: { settings: { navLayout: 'mini' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1)
    await expect(canvas.getAllByRole('link', { name: 'logo' })).toHaveLength(1)
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(88)
  },
}

export const Horizontal: Story = {
  parameters: { settings: { navLayout: 'horizontal' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1)
    await expect(canvas.getAllByRole('link', { name: 'logo' })).toHaveLength(1)
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(0)
  },
}

/** All areas of the header. The lines above and below scroll away, the bar stays. */
export const HeaderAreas: Story = {
  args: {
    header: {
      top: <Alert severity="info">Maintenance on Sunday from 8 to 10</Alert>,
      center: <Typography variant="subtitle2">Staging</Typography>,
      bottom: <Typography sx={{ px: 'var(--ark-gutter)', py: 1 }}>Northwind / Orders</Typography>,
    },
    children: <Box sx={{ height: '200vh' }}>One</Box>,
  },
  play: async ({ canvas }) => {
    const banner = within(canvas.getByRole('banner'))
    const top = (element: HTMLElement) => element.getBoundingClientRect().top
    const account = banner.getByRole('button', { name: 'Account' })
    await expect(top(banner.getByRole('alert'))).toBeLessThan(top(account))
    await expect(top(banner.getByText('Northwind / Orders'))).toBeGreaterThan(top(account))
    await expect(banner.getByText('Staging')).toBeVisible()
    scrollTo({ top: 400 })
    await waitFor(() => expect(top(banner.getByText('Northwind / Orders'))).toBeLessThan(0))
    await expect(top(account)).toBeGreaterThanOrEqual(0)
    await expect(top(account)).toBeLessThan(72)
    scrollTo({ top: 0 })
  },
}

/** The user is not loaded yet. */
export const Loading: Story = { args: { user: undefined } }

/** A viewer does not see Four. */
export const Viewer: Story = {
  args: { user: accounts()[2], sections: visible(pages, 'viewer'), path: '/dashboard/group/five' },
  parameters: { account: 'viewer' },
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(navigation.getByRole('link', { name: 'Five' })).toHaveAttribute('aria-current', 'page')
    await expect(navigation.queryByRole('link', { name: 'Four' })).toBeNull()
  },
}

export const Dark: Story = { globals: { scheme: 'dark' }, parameters: { settings: { navColor: 'apparent' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** A workspace on Pro is not offered Pro. */
export const OnPro: Story = {
  beforeEach: () => {
    localStorage.setItem('app-workspace:/:account-1', 'workspace-2')
    return () => localStorage.removeItem('app-workspace:/:account-1')
  },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Sidebar' }))
    await expect(await card.findByText('Pro', {}, { timeout: 5000 })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Upgrade to Pro/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /^Workspace/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /Northwind/ }))
    await expect(await canvas.findByRole('link', { name: /Upgrade to Pro/ })).toBeVisible()
    await expect(card.getByText('Free')).toBeVisible()
  },
}
