import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { accounts } from '@/_mock/data/accounts'
import { pages } from '@/layouts/nav/nav-demo'
import { visible } from '@/nav'
import { DashboardLayout } from './dashboard-layout'

const meta = {
  title: 'Shell/Dashboard layout',
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
  play: async ({ canvas }) => {
    // One landmark, one logo: what belongs to another layout is not there.
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

/** Nobody is known yet. */
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
