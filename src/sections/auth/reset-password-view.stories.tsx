import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { about } from '@/auth/about'
import { AuthFailure } from '@/auth/failures'
import { ResetPasswordView } from './reset-password-view'

const onAsk = fn(async () => {})
const onEnterCode = fn()

const slow = { timeout: 10_000 }

const meta = {
  title: 'Auth/Reset password',
  component: ResetPasswordView,
  args: { about: about.supabase, pending: undefined, onAsk, onEnterCode },
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
    // The same is said where there is no such account.
    await expect(await canvas.findByText(/^If there is an account with a@b\.co/, {}, slow)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the code' }))
    await expect(onEnterCode).toHaveBeenCalled()
  },
}

/** Firebase's message has a link and no code. */
export const AskedForLink: Story = {
  args: { about: about.firebase, onEnterCode: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await ask(canvasElement)
    await canvas.findByRole('heading', { name: 'Look into your inbox' }, slow)
    await expect(canvas.queryByRole('button', { name: 'Enter the code' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Another e-mail address' }))
    await expect(await canvas.findByRole('textbox', { name: 'Email' }, slow)).toBeVisible()
  },
}

export const UnknownUser: Story = {
  args: { about: about.amplify },
  play: async ({ canvasElement }) => {
    onAsk.mockRejectedValue(new AuthFailure('unknown-user'))
    await ask(canvasElement)
    const email = within(canvasElement).getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveAccessibleDescription('There is no account with this e-mail address.'))
  },
}

export const NoNetwork: Story = {
  play: async ({ canvasElement }) => {
    onAsk.mockRejectedValue(new AuthFailure('no-network'))
    await ask(canvasElement)
    await expect(await within(canvasElement).findByRole('alert', {}, slow)).toHaveTextContent(/cannot be reached/)
  },
}
