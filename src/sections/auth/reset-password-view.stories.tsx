import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AuthFailure } from '@/auth/failures'
import { ResetPasswordView } from './reset-password-view'

const onAsk = fn(async () => {})
const onEnterCode = fn()

const slow = { timeout: 10_000 }

const meta = {
  title: 'Auth/Reset password',
  component: ResetPasswordView,
  args: { way: { reset: 'code-or-link' }, pending: undefined, onAsk, onEnterCode },
  parameters: { account: null, router: { path: '/auth/supabase/reset-password' } },
  beforeEach: () => {
    onAsk.mockReset()
    onEnterCode.mockReset()
  },
  decorators: [(Story) => <main style={{ maxWidth: 420 }}>{Story()}</main>],
} satisfies Meta<typeof ResetPasswordView>

export default meta
type Story = StoryObj<typeof meta>

const ask = async (canvasElement: HTMLElement) =>
  userEvent.type(await within(canvasElement).findByRole('textbox', { name: 'Email' }, slow), 'a@b.co{Enter}')

export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await ask(canvasElement)
    // The message is the same if there is no such account.
    await expect(await canvas.findByText(/^If an account exists for a@b\.co/, {}, slow)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enter code' }))
    await expect(onEnterCode).toHaveBeenCalled()
  },
}

/** Firebase's message has a link but no code. */
export const AskedForLink: Story = {
  args: { way: { reset: 'link' }, onEnterCode: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await ask(canvasElement)
    await canvas.findByRole('heading', { name: 'Check your inbox' }, slow)
    await expect(canvas.queryByRole('button', { name: 'Enter code' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Use another email address' }))
    await expect(await canvas.findByRole('textbox', { name: 'Email' }, slow)).toBeVisible()
  },
}

export const UnknownUser: Story = {
  args: { way: { reset: 'code' } },
  play: async ({ canvasElement }) => {
    onAsk.mockRejectedValue(new AuthFailure('unknown-user'))
    await ask(canvasElement)
    const email = within(canvasElement).getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveAccessibleDescription('No account found with this email address.'))
  },
}

export const NoNetwork: Story = {
  play: async ({ canvasElement }) => {
    onAsk.mockRejectedValue(new AuthFailure('no-network'))
    await ask(canvasElement)
    await expect(await within(canvasElement).findByRole('alert', {}, slow)).toHaveTextContent(/Couldn't reach/)
  },
}
