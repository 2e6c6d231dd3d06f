import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProviderView } from './provider-view'

const meta = {
  title: 'Auth/Other providers',
  component: ProviderView,
  parameters: { account: null },
  args: { provider: 'firebase', step: 'sign-in' },
  argTypes: { step: { options: ['sign-in', 'sign-up', 'verify', 'reset-password', 'update-password', 'callback'] } },
} satisfies Meta<typeof ProviderView>

export default meta
type Story = StoryObj<typeof meta>

export const Firebase: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Sign in with Firebase' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to the sign-in' })).toHaveAttribute('href', '/auth/client')
  },
}
