import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { RecordsToolbar } from './records-toolbar'

const meta = {
  title: 'Kit/Records/Toolbar',
  tags: ['states'],
  component: RecordsToolbar,
  args: {
    search: { page: 2, pageSize: 10, sort: 'name', q: '', status: undefined },
    onSearchChange: fn(),
    onClear: fn(),
    tabs: {
      label: 'Status',
      all: 'All',
      options: [
        { value: 'active', label: 'Active', color: 'success' },
        { value: 'banned', label: 'Banned', color: 'error' },
      ],
    },
    counts: { active: 12, banned: 3 },
    panel: 'rows',
    searchLabel: 'Search by name',
    columns: [],
    children: null,
  },
  // The panel of the tabs.
  decorators: [
    (Story) => (
      <>
        {Story()}
        <div id="rows" />
      </>
    ),
  ],
} satisfies Meta<typeof RecordsToolbar<string>>

export default meta
type Story = StoryObj<typeof meta>

/** Every filter change goes to the first page. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Banned/ }))
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ status: 'banned', page: 1 })
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name' }), 'a')
    await waitFor(() => expect(args.onSearchChange).toHaveBeenLastCalledWith({ q: 'a', page: 1 }, { replace: true }))
  },
}

/** The search and the page's own filters have one chip each. */
export const Narrowed: Story = {
  args: {
    search: { page: 1, pageSize: 10, sort: 'name', q: 'albert', status: 'active' },
    filters: [{ id: 'role', label: 'Designer', onDelete: fn() }],
  },
  play: async ({ args, canvas }) => {
    const chips = await canvas.findByRole('list', { name: 'Active filters' })
    await expect(chips).toHaveTextContent('Designer')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter “albert”' }))
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ q: '', page: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
