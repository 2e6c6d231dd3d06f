import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { StatusTabs } from './status-tabs'

/** Keeps the status in state, as the URL does on a page, and renders the panel of the tabs. */
function Held({ value: first, ...props }: ComponentProps<typeof StatusTabs>) {
  const [value, setValue] = useState(first)
  return (
    <>
      <StatusTabs
        {...props}
        value={value}
        onChange={(chosen) => {
          setValue(chosen)
          props.onChange(chosen)
        }}
      />
      <p id={props.panel} style={{ padding: 24, margin: 0 }}>
        Rows: {value ?? 'all'}
      </p>
    </>
  )
}

const meta = {
  title: 'Kit/Data table parts/Status tabs',
  tags: ['states'],
  component: StatusTabs,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Status',
    all: 'All',
    tabs: [
      { value: 'paid', label: 'Paid', color: 'success' },
      { value: 'pending', label: 'Pending', color: 'warning' },
      { value: 'overdue', label: 'Overdue', color: 'error' },
    ],
    value: undefined,
    counts: { paid: 11, pending: 6, overdue: 3 },
    onChange: fn(),
    panel: 'rows',
  },
} satisfies Meta<typeof StatusTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'All 20' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: 'Pending 6' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('pending')
    await expect(canvas.getByText('Rows: pending')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'All 20' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
  },
}

export const ByKeyboard: Story = {
  tags: ['keyboard'],
  args: { value: 'paid' },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('tab', { name: 'Paid 11' })
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Paid 11' })).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('overdue')
    await expect(canvas.getByRole('tab', { name: 'Overdue 3' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** Counts are unknown until the response arrives. */
export const Loading: Story = { args: { counts: undefined } }

/** Tabs that do not fit can be scrolled; large counts are abbreviated. */
export const ManyOnAPhone: Story = {
  args: { value: 'overdue', counts: { paid: 1_234_567, pending: 65_432, overdue: 999 } },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Paid 1.2M' })).toBeInTheDocument()
  },
}
