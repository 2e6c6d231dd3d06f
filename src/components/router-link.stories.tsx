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

/** Links of the router: typed addresses and search, a base path, prefetched when somebody is about to follow them. */
export const LinkAndButton: Story = {
  render: () => (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <RouterLink to="/dashboard" search={{ page: 2 } as never}>
        The second page
      </RouterLink>
      <RouterButton to="/dashboard" variant="contained">
        Back to the dashboard
      </RouterButton>
      <RouterButton to="/404" variant="soft">
        Nowhere
      </RouterButton>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /second page/ })).toHaveAttribute('href', '/dashboard?page=2')
    // It looks like a button and is a link: it opens in a new tab as one.
    await expect(canvas.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/dashboard')
  },
}
