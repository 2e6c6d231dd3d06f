import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TableSkeleton } from './table-skeleton'
import { NothingFound, TableFailure } from './table-states'

const meta = {
  title: 'Kit/Data table parts/States',
  component: TableFailure,
  args: { failure: { message: 'The database is away' }, loading: false, onRetry: fn() },
} satisfies Meta<typeof TableFailure>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is away')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** While it is tried again. */
export const Retrying: Story = {
  args: { loading: true },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /Retry/ })).toBeDisabled(),
}

/** Trying again would change nothing. */
export const Forbidden: Story = {
  args: { failure: { code: 'forbidden', message: 'Your role does not allow this' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You may not see this page' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

const onClear = fn()

export const NothingLeft: Story = {
  render: () => <NothingFound onClear={onClear} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }))
    await expect(onClear).toHaveBeenCalled()
  },
}

/** A whole table before anything of it is there. */
export const Loading: Story = {
  render: () => <TableSkeleton tabs={4} columns="2fr 1fr 1fr" rows={5} />,
}

/** The same where rows are cards. */
export const LoadingOnAPhone: Story = {
  ...Loading,
  decorators: [(Story) => <div style={{ width: 360 }}>{Story()}</div>],
}
