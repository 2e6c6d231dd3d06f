import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { signUp } from '@/api/auth'
import { AuthFailure } from '@/auth/failures'
import { beginSession, hasSession } from '@/auth/session'
import { SignUpView } from './sign-up-view'

const meta = {
  title: 'Auth/Sign up',
  component: SignUpView,
  args: { onSignUp: async (fields) => beginSession(await signUp(fields)) },
  parameters: { account: null, router: { path: '/auth/jwt/sign-up' } },
  decorators: [(Story) => <main style={{ maxWidth: 420 }}>{Story()}</main>],
} satisfies Meta<typeof SignUpView>

export default meta
type Story = StoryObj<typeof meta>

export const NewAccount: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Ada')
    await userEvent.tab()
    await userEvent.keyboard('Byron')
    await userEvent.tab()
    await userEvent.keyboard('ada@example.com')
    await userEvent.tab()
    await userEvent.keyboard('analytical{Enter}')
    await waitFor(() => expect(hasSession()).toBe(true))
  },
}

export const Faults: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Password'), 'abc')
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus())
    const password = canvas.getByLabelText('Password')
    await expect(password).toHaveAccessibleDescription('Use at least 6 characters')
    // Only the field that was corrected loses its error.
    await userEvent.type(password, 'defg')
    await expect(password).not.toHaveAccessibleDescription('Use at least 6 characters')
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toBeInvalid()
  },
}

async function fill(canvasElement: HTMLElement, password: string) {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'A')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'B')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'a@b.co')
  await userEvent.type(canvas.getByLabelText('Password'), password)
}

export const Strength: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const password = canvas.getByLabelText('Password')
    await userEvent.type(password, 'abc')
    const meter = await canvas.findByRole('meter', { name: 'Password strength' })
    await expect(meter).toHaveAttribute('aria-valuetext', 'weak')
    await userEvent.clear(password)
    await userEvent.type(password, 'Two #4 Engines')
    await expect(await canvas.findByRole('meter')).toHaveAttribute('aria-valuetext', 'strong')
    await expect(canvas.getByText('Password strength: strong')).toBeVisible()
  },
}

export const EmailTaken: Story = {
  tags: ['keyboard'],
  args: {
    onSignUp: async () => {
      throw new AuthFailure('email-taken')
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fill(canvasElement, 'Engine-22{Enter}')
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveAccessibleDescription('An account with this email address already exists.'))
    await expect(email).toHaveFocus()
  },
}

export const WeakPassword: Story = {
  tags: ['keyboard'],
  args: {
    passwordHint: 'At least 8 characters',
    onSignUp: async () => {
      throw new AuthFailure('weak-password')
    },
  },
  play: async ({ canvasElement }) => {
    const password = within(canvasElement).getByLabelText('Password')
    await expect(password).toHaveAccessibleDescription('At least 8 characters')
    await fill(canvasElement, 'engine{Enter}')
    await waitFor(() => expect(password).toHaveAccessibleDescription(/^This password is too weak/))
  },
}
