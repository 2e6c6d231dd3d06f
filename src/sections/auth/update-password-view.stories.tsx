import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AuthFailure } from '@/auth/failures'
import { UpdatePasswordView } from './update-password-view'

const onUpdate = fn(async () => {})
const onOpenLink = fn(async () => undefined)

const slow = { timeout: 10_000 }

const meta = {
  title: 'Auth/Update password',
  component: UpdatePasswordView,
  args: {
    way: { minPassword: 8, asksCurrentPassword: true },
    by: 'code',
    pending: undefined,
    linkIsOpen: false,
    onOpenLink,
    onUpdate,
  },
  parameters: { account: null, router: { path: '/auth/amplify/update-password' } },
  beforeEach: () => {
    onUpdate.mockReset()
    onOpenLink.mockReset()
  },
  decorators: [(Story) => <main style={{ maxWidth: 420 }}>{Story()}</main>],
} satisfies Meta<typeof UpdatePasswordView>

export default meta
type Story = StoryObj<typeof meta>

export const ByCode: Story = {
  tags: ['keyboard'],
  args: { pending: { email: 'ada@example.com', sentAt: 0 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }, slow), '123456')
    await userEvent.type(canvas.getByLabelText('New password'), 'Engine-22{Enter}')
    await waitFor(() =>
      expect(onUpdate).toHaveBeenCalledWith({ email: 'ada@example.com', code: '123456', password: 'Engine-22' }),
    )
  },
}

/** Cognito requires the current password of a signed-in user. */
export const SignedIn: Story = {
  tags: ['keyboard'],
  args: { by: 'session' },
  play: async ({ canvasElement }) => {
    onUpdate.mockRejectedValue(new AuthFailure('wrong-password', 'currentPassword'))
    const canvas = within(canvasElement)
    const current = await canvas.findByLabelText('Current password', {}, slow)
    await userEvent.type(current, 'Engine-21')
    await userEvent.type(canvas.getByLabelText('New password'), 'Engine-22{Enter}')
    await waitFor(() => expect(current).toHaveAccessibleDescription('Incorrect password.'))
    await expect(current).toHaveFocus()
  },
}

export const ByLink: Story = {
  tags: ['keyboard'],
  args: {
    way: { minPassword: 6 },
    by: 'link',
    link: { token_hash: 'one' },
    linkIsOpen: true,
    email: 'ada@example.com',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('New password for ada@example.com')).toBeVisible()
    onUpdate.mockRejectedValue(new AuthFailure('same-password'))
    const password = await within(canvasElement).findByLabelText('New password', {}, slow)
    await userEvent.type(password, 'Engine-22{Enter}')
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription('This is your current password. Choose a different one.'),
    )
  },
}

export const LinkTooOld: Story = {
  args: { way: { minPassword: 6 }, by: 'link', link: { token_hash: 'one' } },
  beforeEach: () => {
    onOpenLink.mockRejectedValue(new AuthFailure('bad-code'))
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, slow)).toHaveTextContent(/invalid or has expired/)
  },
}

export const TooShort: Story = {
  tags: ['keyboard'],
  args: { by: 'session', way: { minPassword: 6 } },
  play: async ({ canvasElement }) => {
    const password = await within(canvasElement).findByLabelText('New password', {}, slow)
    await expect(password).toHaveAccessibleDescription('At least 6 characters')
    await userEvent.type(password, 'abc{Enter}')
    await waitFor(() => expect(password).toHaveAccessibleDescription('This password is too short'))
    await expect(onUpdate).not.toHaveBeenCalled()
  },
}
