import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { hasSession, useSessionEnd } from '@/auth/session'
import { SignInView } from './sign-in-view'

const meta = {
  title: 'Auth/Sign in',
  component: SignInView,
  parameters: { account: null, router: { path: '/auth/client' } },
  decorators: [(Story) => <main style={{ maxWidth: 420 }}>{Story()}</main>],
} satisfies Meta<typeof SignInView>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const password = canvas.getByLabelText('Password')
    await userEvent.clear(password)
    await userEvent.type(password, 'wrong-one{Enter}')
    await expect(await canvas.findByText('The e-mail address or the password is wrong.')).toBeVisible()
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
    await expect(email).toHaveAccessibleDescription(/does not look like/)
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
