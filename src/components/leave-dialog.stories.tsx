import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { LeaveDialog } from './leave-dialog'

const meta = {
  title: 'Kit/Leave dialog',
  tags: ['states'],
  component: LeaveDialog,
  args: { onLeave: fn(), onStay: fn() },
} satisfies Meta<typeof LeaveDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Enter and Escape keep the changes. */
export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveAccessibleDescription()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStay).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledTimes(2)
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
}

export const Arabic: Story = { globals: { language: 'ar', direction: 'rtl' } }
