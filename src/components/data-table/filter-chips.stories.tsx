import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { FilterChips } from './filter-chips'

interface ChipsProps {
  labels: string[]
  onClear: () => void
}

/** Removable chips, as the URL drives them on a page. */
function Chips({ labels, onClear }: ChipsProps) {
  const [left, setLeft] = useState(labels)
  const filters = left.map((label) => ({
    id: label,
    label,
    onDelete: () => setLeft(left.filter((other) => other !== label)),
  }))
  return <FilterChips filters={filters} onClear={onClear} />
}

const meta = {
  title: 'Kit/Data table parts/Filter chips',
  tags: ['states'],
  component: Chips,
  args: { labels: ['Role: Designer', 'Country: Japan', 'From Mar 10, 2026'], onClear: fn() },
} satisfies Meta<typeof Chips>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter Country: Japan' }))
    await expect(canvas.getByRole('list', { name: 'Active filters' })).not.toHaveTextContent('Japan')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await canvas.findByText('Role: Designer')
    await userEvent.tab()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.queryByText('Role: Designer')).toBeNull()
    canvas.getByRole('button', { name: 'Remove filter Country: Japan' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Country: Japan')).toBeNull()
  },
}

/** On a phone they wrap, and a long one is truncated. */
export const ManyOnAPhone: Story = {
  args: { labels: ['A search for something that somebody has typed at length', ...'ABCDEFGHIJ'] },
  decorators: [(Story) => <div style={{ width: 320, outline: '1px dashed' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const chip of await canvas.findAllByRole('listitem')) {
      await expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(16 + 320)
    }
  },
}
