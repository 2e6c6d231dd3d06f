import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Snackbar } from './snackbar'
import { hideMessage, showMessage } from './snackbar-store'

const undo = fn()

const meta = {
  title: 'Kit/Snackbar',
  component: Snackbar,
  tags: ['autodocs'],
  render: (args) => (
    <main style={{ minHeight: 160 }}>
      <Button onClick={() => showMessage({ text: 'The order is archived', undo })}>Archive</Button>
      <Button onClick={() => showMessage({ text: 'The order could not be archived', severity: 'error' })}>Fail</Button>
      <Snackbar {...args} />
    </main>
  ),
  beforeEach: () => {
    undo.mockClear()
    return hideMessage
  },
} satisfies Meta<typeof Snackbar>

export default meta

type Story = StoryObj<typeof meta>

export const Undo: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const archive = canvas.getByRole('button', { name: 'Archive' })
    await userEvent.click(archive)
    await expect(screen.getByRole('status')).toHaveTextContent('The order is archived')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
    // The focus returns to where it came from.
    await expect(canvas.getByRole('button', { name: 'Fail' })).toHaveFocus()
  },
}

export const Failure: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await expect(screen.getByRole('status')).toHaveTextContent('could not be archived')
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

export const Dark: Story = { ...Failure, globals: { scheme: 'dark' } }
