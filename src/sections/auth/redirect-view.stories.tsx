import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AuthFailure } from '@/auth/failures'
import { useSessionEnd } from '@/auth/session'
import { RedirectView } from './redirect-view'

const onLeave = fn(async () => {})

const slow = { timeout: 10_000 }

const meta = {
  title: 'Auth/Sign in elsewhere',
  component: RedirectView,
  args: { name: 'Auth0', onLeave },
  parameters: { account: null, router: { path: '/auth/auth0/sign-in' } },
  beforeEach: () => {
    onLeave.mockReset()
  },
  decorators: [(Story) => <main style={{ maxWidth: 420 }}>{Story()}</main>],
} satisfies Meta<typeof RedirectView>

export default meta
type Story = StoryObj<typeof meta>

const button = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: 'Continue with Auth0' }, slow)

export const Leaving: Story = {
  play: async ({ canvasElement }) => {
    onLeave.mockReturnValue(new Promise(() => {}))
    await userEvent.click(await button(canvasElement))
    // While the page is being left there is no other redirect.
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Create account' }))
    await expect(onLeave).toHaveBeenCalledTimes(1)
    await expect(onLeave).toHaveBeenCalledWith({ signUp: false })
  },
}

export const NoNetwork: Story = {
  play: async ({ canvasElement }) => {
    onLeave.mockRejectedValue(new AuthFailure('no-network'))
    await userEvent.click(await button(canvasElement))
    await expect(await within(canvasElement).findByRole('alert', {}, slow)).toHaveTextContent(/Couldn't reach/)
    await expect(await button(canvasElement)).toBeEnabled()
  },
}

export const Expired: Story = {
  beforeEach: () => {
    useSessionEnd.setState({ reason: 'expired' })
    return () => useSessionEnd.setState({ reason: null })
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, slow)).toHaveTextContent('Token expired!')
  },
}
