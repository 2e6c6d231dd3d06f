import Link from '@mui/material/Link'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { RelativeTime } from './relative-time'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const meta = {
  title: 'Kit/Relative time',
  tags: ['states'],
  component: RelativeTime,
  args: { value: ago(125) },
  render: (args) => (
    <ul>
      <li>
        <Link href="#order">Order 6010</Link> <RelativeTime {...args} />
      </li>
    </ul>
  ),
} satisfies Meta<typeof RelativeTime>

export default meta
type Story = StoryObj<typeof meta>

export const Hours: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 hours ago')).toBeVisible()
    await expect(canvas.getByRole('time')).toHaveAttribute('title')
  },
}

/** The keyboard cannot hover, so the full time is visible while the focus is in the row. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(canvas.getByText('2 hours ago')).not.toBeVisible()
    await expect(canvas.getByText(/:\d\d/)).toBeVisible()
  },
}

export const French: Story = { globals: { language: 'fr' }, args: { value: ago(60 * 24 * 3) } }
export const Arabic: Story = { globals: { language: 'ar', direction: 'rtl' }, args: { value: ago(60 * 24 * 40) } }
