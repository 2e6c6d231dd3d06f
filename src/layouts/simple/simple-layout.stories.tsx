import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SimpleLayout } from './simple-layout'

const meta = {
  title: 'Shell/Simple layout',
  tags: ['states'],
  component: SimpleLayout,
  parameters: { layout: 'fullscreen', router: { path: '/404' } },
  args: { children: <Typography variant="h1">A page that is open to all</Typography> },
} satisfies Meta<typeof SimpleLayout>

export default meta
type Story = StoryObj<typeof meta>

export const SignedOut: Story = {
  args: { signedIn: false },
  parameters: { account: null },
  play: async ({ canvasElement }) => {
    const banner = within(within(canvasElement).getByRole('banner'))
    await expect(banner.getByRole('link', { name: 'logo' })).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/dashboard')
  },
}

export const SignedIn: Story = {
  args: { signedIn: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Sign in' })).toBeNull()
  },
}
