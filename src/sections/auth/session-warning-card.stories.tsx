import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { AuthFailure } from '@/auth/failures'
import { useSessionEnding } from '@/auth/sdk-session'
import { hasSession } from '@/auth/session'
import SessionWarning from './session-warning'
import SessionWarningCard from './session-warning-card'

const onStay = fn(async () => {})
const onLeave = fn(async () => {})

const meta = {
  title: 'Auth/Session warning',
  component: SessionWarningCard,
  args: { endsAt: 0, onStay, onLeave },
  render: (args) => <SessionWarningCard {...args} endsAt={Date.now() + 45_000} />,
  beforeEach: () => {
    onStay.mockReset()
    onLeave.mockReset()
  },
} satisfies Meta<typeof SessionWarningCard>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('alertdialog', { name: 'Your session is about to expire' })

export const Default: Story = {
  tags: ['keyboard'],
  play: async () => {
    await expect(await dialog()).toHaveTextContent(/Time left: \d+ s/)
    const stay = screen.getByRole('button', { name: 'Stay signed in' })
    await waitFor(() => expect(stay).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(onStay).toHaveBeenCalledTimes(1)
  },
}

export const Failed: Story = {
  play: async () => {
    onStay.mockRejectedValue(new AuthFailure('signed-out'))
    await dialog()
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your session is too old for this change.')
  },
}

/** Dismissing the warning changes nothing; the session ends at its time. */
export const Dismissed: Story = {
  tags: ['keyboard'],
  play: async () => {
    await dialog()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(onLeave).not.toHaveBeenCalled()
  },
}

/** The warning in the last minute of a session; leaving signs out. */
export const Leaving: Story = {
  tags: ['keyboard'],
  render: () => <SessionWarning />,
  beforeEach: () => {
    useSessionEnding.setState({ endsAt: Date.now() + 45_000 })
    return () => useSessionEnding.setState({ endsAt: null })
  },
  play: async () => {
    await dialog()
    await expect(hasSession()).toBe(true)
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Sign out now' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(hasSession()).toBe(false))
  },
}
