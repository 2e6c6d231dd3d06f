import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { AuthFailure } from '@/auth/failures'
import { RouterButton } from '@/components/router-link'
import { CallbackView } from './callback-view'
import { ProviderNotice } from './provider-notice'
import { sampleWay } from './sample-way'

const onComeBack = fn(async () => {})

const slow = { timeout: 10_000 }

const meta = {
  title: 'Auth/Callback',
  component: CallbackView,
  args: {
    name: 'Auth0',
    onComeBack,
    children: (
      <RouterButton to="/" variant="contained">
        Try again
      </RouterButton>
    ),
  },
  parameters: { account: null, router: { path: '/auth/auth0/callback' } },
  beforeEach: () => {
    onComeBack.mockReset()
  },
  decorators: [(Story) => <main style={{ maxWidth: 420 }}>{Story()}</main>],
} satisfies Meta<typeof CallbackView>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  beforeEach: () => {
    onComeBack.mockReturnValue(new Promise(() => {}))
  },
  play: async ({ canvasElement }) => {
    const status = await within(canvasElement).findByRole('status', {}, slow)
    await expect(status).toHaveTextContent('One moment, finishing sign-in with Auth0…')
    // A code works only once.
    await expect(onComeBack).toHaveBeenCalledTimes(1)
  },
}

export const Refused: Story = {
  beforeEach: () => {
    onComeBack.mockRejectedValue(new AuthFailure('redirect-refused'))
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert', {}, slow)).toHaveTextContent('Sign-in was denied or interrupted.')
    await expect(canvas.getByRole('link', { name: 'Try again' })).toBeVisible()
  },
}

export const MissingVariables: Story = {
  args: { onComeBack: undefined, notice: <ProviderNotice way={sampleWay('auth0', 'Auth0', ['VITE_AUTH0_DOMAIN'])} /> },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('VITE_AUTH0_DOMAIN', {}, slow)).toBeVisible()
  },
}
