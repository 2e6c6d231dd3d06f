import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { hasSession } from '@/auth/session'
import { SignUpView } from './sign-up-view'

const meta = {
  title: 'Auth/Sign up',
  component: SignUpView,
  parameters: { account: null, router: { path: '/auth/jwt/sign-up' } },
  decorators: [(Story) => <main style={{ maxWidth: 420 }}>{Story()}</main>],
} satisfies Meta<typeof SignUpView>

export default meta
type Story = StoryObj<typeof meta>

export const NewAccount: Story = {
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
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Use at least 6 characters.')
  },
}
