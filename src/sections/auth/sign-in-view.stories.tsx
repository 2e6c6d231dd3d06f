import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { signIn } from '@/api/auth'
import { demoAccounts } from '@/api/demo-accounts'
import { AuthFailure } from '@/auth/failures'
import { beginSession, hasSession, useSessionEnd } from '@/auth/session'
import { brand } from '@/brand'
import { RouterLink } from '@/components/router-link'
import { AuthFooter } from './auth-footer'
import { DemoNotice } from './demo-notice'
import { SignInView } from './sign-in-view'

const meta = {
  title: 'Auth/Sign in',
  component: SignInView,
  args: {
    onSignIn: async (credentials) => beginSession(await signIn(credentials)),
    filled: demoAccounts[0],
    notice: <DemoNotice {...demoAccounts[0]} />,
  },
  parameters: { account: null, router: { path: '/auth/client' } },
  decorators: [(Story) => <main style={{ maxWidth: 420 }}>{Story()}</main>],
} satisfies Meta<typeof SignInView>

export default meta
type Story = StoryObj<typeof meta>

/** As on the page, with links below. */
export const Default: Story = {
  tags: ['keyboard'],
  args: {
    children: (
      <AuthFooter>
        New here?{' '}
        <RouterLink to="/auth/jwt/sign-up" sx={{ fontWeight: 600 }}>
          Create an account
        </RouterLink>
      </AuthFooter>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: `Welcome to ${brand.name}` })).toBeVisible()
    canvas.getByRole('button', { name: 'Sign in' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveFocus()
  },
}

export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }))
    await userEvent.tab()
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(hasSession()).toBe(true))
  },
}

export const WrongPassword: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const password = canvas.getByLabelText('Password')
    await userEvent.clear(password)
    await userEvent.type(password, 'wrong-one{Enter}')
    await expect(await canvas.findByText('Incorrect email or password.')).toBeVisible()
    await expect(password).toHaveValue('wrong-one')
  },
}

export const EmptyFields: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.clear(email)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription(/Enter a valid email address/)
  },
}

export const Expired: Story = {
  beforeEach: () => {
    useSessionEnd.setState({ reason: 'expired' })
    return () => useSessionEnd.setState({ reason: null })
  },
  play: async ({ canvasElement }) => {
    const alerts = await within(canvasElement).findAllByRole('alert')
    await expect(alerts[0]).toHaveTextContent('Token expired!')
  },
}

export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    await user.click(canvas.getByLabelText('Password'))
    await user.keyboard('{CapsLock}a')
    await expect(await canvas.findByText('Caps Lock is on.')).toBeVisible()
    await user.keyboard('{CapsLock}b')
    await waitFor(() => expect(canvas.queryByText('Caps Lock is on.')).not.toBeInTheDocument())
  },
}

export const ShownPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const password = canvas.getByLabelText('Password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(password).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(password).toHaveAttribute('type', 'password')
  },
}

const waiting = fn(async () => {})

export const OneAtATime: Story = {
  tags: ['keyboard'],
  args: { onSignIn: waiting },
  beforeEach: () => {
    waiting.mockReset()
    waiting.mockReturnValue(new Promise(() => {}))
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByLabelText('Password'))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: /One moment/ })).toBeVisible()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(waiting).toHaveBeenCalledTimes(1)
  },
}

/** If the provider reports that the account does not exist, the error is at the field. */
export const UnknownUser: Story = {
  args: {
    onSignIn: async () => {
      throw new AuthFailure('unknown-user')
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(email).toHaveAccessibleDescription('No account found with this email address.'))
    await expect(email).toHaveFocus()
  },
}

export const NoNetwork: Story = {
  args: {
    onSignIn: async () => {
      throw new AuthFailure('no-network')
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText(/Couldn't reach the sign-in service/)).toBeVisible()
  },
}
