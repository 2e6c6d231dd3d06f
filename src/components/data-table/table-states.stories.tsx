import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TableSkeleton } from './table-skeleton'
import { NothingFound } from './table-states'

const onClear = fn()

const meta = {
  title: 'Kit/Data table parts/States',
  tags: ['states'],
  component: NothingFound,
  args: { onClear },
} satisfies Meta<typeof NothingFound>

export default meta
type Story = StoryObj<typeof meta>

export const NothingLeft: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }))
    await expect(onClear).toHaveBeenCalled()
  },
}

export const Loading: Story = {
  render: () => <TableSkeleton tabs={4} columns="2fr 1fr 1fr" rows={5} />,
}

/** In card layout. */
export const LoadingOnAPhone: Story = {
  ...Loading,
  decorators: [(Story) => <div style={{ width: 360 }}>{Story()}</div>],
}
