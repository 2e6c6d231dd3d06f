import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { EmptyState } from './empty-state'

const meta = {
  title: 'Kit/Empty state',
  tags: ['states'],
  component: EmptyState,
  args: {
    title: 'No orders yet',
    text: 'Orders will appear here after your first sale.',
    character: 5,
    level: 1,
    children: <Button variant="soft">Add an order</Button>,
  },
  argTypes: { character: { control: 'select', options: [1, 2, 3, 4, 5, 6, 8, 10] } },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Add an order' })).toBeVisible()
  },
}

/** An empty state inside a page, without an action. */
export const NoAction: Story = { args: { level: 2, character: 8, children: undefined } }

export const LongText: Story = {
  args: {
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    text: 'A sentence that goes on, because somebody wanted to explain at once all that could be explained about it. '.repeat(
      3,
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 320, overflowWrap: 'anywhere' }}>{Story()}</div>],
}
