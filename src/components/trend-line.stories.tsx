import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TrendLine } from './trend-line'

const meta = {
  title: 'Kit/Trend line',
  tags: ['states', 'static'],
  component: TrendLine,
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
  args: { values: [4, 6, 5, 9, 7, 12, 10, 15] },
} satisfies Meta<typeof TrendLine>

export default meta
type Story = StoryObj<typeof meta>

export const Rising: Story = {}

/** No line along the foot, which would look like a bar of progress. */
export const Nothing: Story = {
  args: { values: [0, 0, 0, 0] },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('svg')).toBeNull(),
}

export const Flat: Story = { args: { values: [3, 3, 3, 3] } }
export const OneValue: Story = { args: { values: [3] } }
