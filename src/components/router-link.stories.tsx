import Stack from '@mui/material/Stack'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RouterButton, RouterLink } from './router-link'

const meta = {
  title: 'Kit/Router link',
  component: RouterLink,
} satisfies Meta<typeof RouterLink>

export default meta
type Story = StoryObj<typeof meta>

/** The router's links: typed paths and search params, a base path, preloading on intent. */
export const LinkAndButton: Story = {
  render: () => (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <RouterLink to="/dashboard" search={{ page: 2 } as never}>
        The second page
      </RouterLink>
      <RouterButton to="/dashboard" variant="contained">
        Back to dashboard
      </RouterButton>
      <RouterButton to="/404" variant="soft">
        Nowhere
      </RouterButton>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /second page/ })).toHaveAttribute('href', '/dashboard?page=2')
    // A link that looks like a button still opens in a new tab.
    await expect(canvas.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/dashboard')
  },
}

/** Only a link to this very page is marked as the current one, neither one to a page above it nor to a part of it. */
export const Current: Story = {
  parameters: { router: { path: '/dashboard/account' } },
  render: () => (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <RouterLink to="/dashboard/account">This page</RouterLink>
      <RouterLink to="/dashboard">Above it</RouterLink>
      <RouterLink to="/dashboard/account" hash="part">
        A part
      </RouterLink>
      <RouterButton to="/dashboard">Back</RouterButton>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('This page')
  },
}
