import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import type { TableSearchChange } from './data-column'
import { TablePages } from './table-pages'

/** Keeps the page in state, as the URL does. */
function Held({ search: first, ...props }: ComponentProps<typeof TablePages>) {
  const [search, setSearch] = useState(first)
  return (
    <TablePages
      {...props}
      search={search}
      onSearchChange={(change: TableSearchChange) => {
        setSearch({ ...search, ...change } as typeof search)
        props.onSearchChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Kit/Data table parts/Pages',
  tags: ['states'],
  component: TablePages,
  render: (args) => <Held {...args} />,
  args: { search: { page: 1, pageSize: 10, sort: 'name' }, total: 34, onSearchChange: fn(), onTurn: fn() },
} satisfies Meta<typeof TablePages>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }))
    await expect(args.onTurn).toHaveBeenCalledOnce()
    await expect(canvas.getByText('11–20 of 34')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '25')
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ pageSize: 25, page: 1 })
    await expect(canvas.getByText('1–25 of 34')).toBeVisible()
  },
}

/** On the last page the button for the next one keeps the focus and does nothing. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  args: { search: { page: 3, pageSize: 10, sort: 'name' } },
  play: async ({ args, canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next page' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('31–34 of 34')).toBeVisible()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTurn).toHaveBeenCalledOnce()
  },
}

/** The URL may have a page size of its own. */
export const ManyRows: Story = {
  args: { search: { page: 2469, pageSize: 40, sort: 'name' }, total: 100_000 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('98,721–98,760 of 100,000')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('40')
  },
}
