import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DateRange, useRangeText } from './date-range'

/** Keeps the days in state, as the URL does on a page, and displays them as its chips do. */
function Held({ onChange, ...first }: ComponentProps<typeof DateRange>) {
  const [range, setRange] = useState({ from: first.from, to: first.to })
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <DateRange
        {...range}
        onChange={(next) => {
          setRange(next)
          onChange(next)
        }}
      />
      <output aria-label="range">{useRangeText(range) ?? 'always'}</output>
    </div>
  )
}

const meta = {
  title: 'Kit/Data table parts/Date range',
  tags: ['states'],
  component: DateRange,
  render: (args) => <Held {...args} />,
  args: { from: undefined, to: undefined, onChange: fn() },
} satisfies Meta<typeof DateRange>

export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 10_000 }
const said = () => screen.getByRole('status', { name: 'range', hidden: true })

async function openPanel() {
  await userEvent.click(await screen.findByRole('button', { name: 'Date' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Date' }, slow))
  // The calendar is a chunk of its own.
  await panel.findByRole('group', { name: 'From' }, slow)
  return panel
}

export const Default: Story = {
  play: async ({ args }) => {
    const panel = await openPanel()
    const week = panel.getByRole('button', { name: 'Last 7 days' })
    await userEvent.click(week)
    await expect(week).toHaveAttribute('aria-pressed', 'true')
    const day = (ago: number) => {
      const date = new Date()
      date.setDate(date.getDate() - ago)
      // The Swedish locale writes ISO 8601 dates.
      return date.toLocaleDateString('sv')
    }
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: day(6), to: day(0) })
  },
}

/** A day is typed part by part; one end may stay open. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas }) => {
    const panel = await openPanel()
    await userEvent.click(within(panel.getByRole('group', { name: 'From' })).getByRole('spinbutton', { name: 'Month' }))
    await userEvent.keyboard('03102026')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-10', to: undefined }))
    await expect(said()).toHaveTextContent('From Mar 10, 2026')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Date' })).toHaveFocus())
  },
}

export const Chosen: Story = {
  args: { from: '2026-02-01', to: '2026-03-10' },
  play: async ({ args }) => {
    await waitFor(() => expect(said()).toHaveTextContent('Feb 1, 2026 to Mar 10, 2026'))
    const panel = await openPanel()
    // Each field has a clear button; the last one clears both.
    const clear = panel.getAllByRole('button', { name: 'Clear' }).at(-1) as HTMLElement
    await userEvent.click(clear)
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: undefined, to: undefined })
    await expect(clear).toBeDisabled()
  },
}
