import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AuthLayout } from './auth-layout'

const meta = {
  title: 'Auth/Layout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen', account: null, router: { path: '/auth/client' } },
  args: { children: <Typography variant="h1">One centred column</Typography> },
} satisfies Meta<typeof AuthLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const column = within(canvasElement).getByRole('heading', { name: 'One centred column' }).parentElement
    await expect(column?.getBoundingClientRect().width).toBe(420)
    await expect(within(canvasElement).getByRole('link', { name: 'logo' })).toBeVisible()
  },
}

/** Without the panel: a card on a glow of the accent. */
export const Card: Story = { ...Default, args: { variant: 'card' } }

/** Language and color scheme can be changed before signing in. */
export const Controls: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const dark = within(canvasElement).getByRole('button', { name: 'Dark mode' })
    await expect(dark).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(dark)
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark'))
    await userEvent.click(dark)
    await expect(within(canvasElement).getByRole('button', { name: /English/ })).toBeVisible()
  },
}
