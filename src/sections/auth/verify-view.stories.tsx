import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AuthFailure } from '@/auth/failures'
import type { Question } from './link-question'
import { VerifyView } from './verify-view'

const onVerify = fn(async (): Promise<Question | undefined> => undefined)
const onResend = fn(async () => {})
const onContinue = fn(async () => {})
const pending = (ago = 0) => ({ email: 'ada@example.com', sentAt: Date.now() - ago })

const slow = { timeout: 10_000 }

const meta = {
  title: 'Auth/Verify',
  component: VerifyView,
  args: { way: { proof: 'code' }, pending: undefined, onVerify, onResend },
  parameters: { account: null, router: { path: '/auth/amplify/verify' } },
  beforeEach: () => {
    onVerify.mockReset()
    onResend.mockReset()
    onContinue.mockReset()
  },
  decorators: [(Story) => <main style={{ maxWidth: 420 }}>{Story()}</main>],
} satisfies Meta<typeof VerifyView>

export default meta
type Story = StoryObj<typeof meta>

export const ByCode: Story = {
  tags: ['keyboard'],
  args: { pending: pending() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('textbox', { name: 'Email' }, slow)).toHaveValue('ada@example.com')
    const code = canvas.getByRole('textbox', { name: 'Code' })
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.click(code)
    // A code is often sent like this; pasting removes the space.
    await userEvent.paste('123 456')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onVerify).toHaveBeenCalledWith({ email: 'ada@example.com', code: '123456' }))
  },
}

export const WrongCode: Story = {
  tags: ['keyboard'],
  args: { pending: pending() },
  play: async ({ canvasElement }) => {
    onVerify.mockRejectedValue(new AuthFailure('wrong-code'))
    const canvas = within(canvasElement)
    const code = await canvas.findByRole('textbox', { name: 'Code' }, slow)
    await userEvent.type(code, '111111{Enter}')
    await waitFor(() => expect(code).toHaveAccessibleDescription('Incorrect code.'))
    await expect(code).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Incorrect code.')
  },
}

export const NotACode: Story = {
  tags: ['keyboard'],
  args: { pending: pending() },
  play: async ({ canvasElement }) => {
    const code = await within(canvasElement).findByRole('textbox', { name: 'Code' }, slow)
    await userEvent.type(code, 'abc{Enter}')
    await waitFor(() => expect(code).toHaveAccessibleDescription('Enter digits only'))
    await expect(onVerify).not.toHaveBeenCalled()
  },
}

export const ByLink: Story = {
  args: { way: { proof: 'link' }, pending: pending() },
  play: async ({ canvasElement }) => {
    onVerify.mockRejectedValue(new AuthFailure('not-verified'))
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Sent to ada@example.com', {}, slow)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: "I've verified my email" }))
    await expect(await canvas.findByText("This email address isn't verified yet.", {}, slow)).toBeVisible()
  },
}

/** The page opened by the link in the message. */
export const LinkChecking: Story = {
  args: { way: { proof: 'link' }, link: { oobCode: 'one' } },
  beforeEach: () => {
    onVerify.mockReturnValue(new Promise(() => {}))
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status', {}, slow)).toHaveTextContent('Checking the link…')
    await expect(onVerify).toHaveBeenCalledTimes(1)
  },
}

export const LinkTooOld: Story = {
  args: { way: { proof: 'link' }, link: { oobCode: 'one' } },
  beforeEach: () => {
    onVerify.mockRejectedValue(new AuthFailure('old-code'))
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: "This link doesn't work" }, slow)).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('This code or link has expired. Request a new one.')
  },
}

/** Anybody can send such a link. */
export const LinkOfAnother: Story = {
  args: { way: { proof: 'code-or-link' }, link: { token_hash: 'one' } },
  beforeEach: () => {
    onVerify.mockResolvedValue({ email: 'm***@example.com', isSwitch: true, onContinue })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Continue as m***@example.com?' }, slow)).toBeVisible()
    await expect(canvas.getByText(/You're signed in to another account/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toBeVisible()
    await expect(onContinue).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(onContinue).toHaveBeenCalledTimes(1)
  },
}

/** There must be a minute between two messages. */
export const Countdown: Story = {
  args: { pending: pending() },
  play: async ({ canvasElement }) => {
    const resend = await within(canvasElement).findByRole('button', { name: /^Resend in \d+ s$/ }, slow)
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(resend)
    await expect(onResend).not.toHaveBeenCalled()
  },
}

export const SentAgain: Story = {
  args: { pending: pending(70_000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const resend = await canvas.findByRole('button', { name: 'Resend email' }, slow)
    await userEvent.click(resend)
    await expect(await canvas.findByText('We sent you another email.', {}, slow)).toBeVisible()
    await expect(onResend).toHaveBeenCalledWith('ada@example.com')
    // The countdown restarts, and the button keeps the focus.
    await waitFor(() => expect(resend).toHaveAccessibleName(/^Resend in \d+ s$/))
    await expect(resend).toHaveFocus()
  },
}

export const TooManyMessages: Story = {
  args: { pending: pending(70_000) },
  play: async ({ canvasElement }) => {
    onResend.mockRejectedValue(new AuthFailure('too-many-tries'))
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend email' }, slow))
    await expect(
      await canvas.findByText('Too many attempts. Wait a few minutes and try again.', {}, slow),
    ).toBeVisible()
  },
}
