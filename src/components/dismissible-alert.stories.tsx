import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { DismissibleAlert } from './dismissible-alert'

const memory = 'story-dismissed'

const meta = {
  title: 'Kit/Dismissible alert',
  tags: ['states'],
  component: DismissibleAlert,
  args: { memory, severity: 'warning', children: 'Storage is almost full. Delete files you no longer need.' },
  beforeEach: () => {
    const forget = () => localStorage.removeItem(memory)
    forget()
    return forget
  },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof DismissibleAlert>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dismissed: Story = {
  play: async ({ canvasElement, mount }) => {
    await mount()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(canvas.getByRole('main')).toHaveFocus()
    // It stays dismissed when the page is opened again.
    await mount()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
