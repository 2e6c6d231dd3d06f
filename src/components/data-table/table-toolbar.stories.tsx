import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { DataColumn, TableSearch, TableSearchChange } from './data-column'
import { SearchField } from './search-field'
import { TableToolbar } from './table-toolbar'

const columns: DataColumn<unknown>[] = [
  { id: 'name', label: 'Name', main: true, cell: () => null },
  { id: 'company', label: 'Company', cell: () => null },
  { id: 'joined', label: 'Joined', descendingFirst: true, cell: () => null },
  { id: 'tags', label: 'Tags', sortable: false, cell: () => null },
]

interface ToolbarProps extends Pick<TableSearch, 'sort' | 'hide' | 'dense'> {
  onSearchChange: (change: TableSearchChange) => void
}

/** A toolbar with its search params in state, as a page has them in the URL. */
function Toolbar({ onSearchChange, ...first }: ToolbarProps) {
  const [search, setSearch] = useState<TableSearch>({ page: 1, pageSize: 10, ...first })
  const change = (change: TableSearchChange) => {
    setSearch({ ...search, ...change } as TableSearch)
    onSearchChange(change)
  }
  return (
    <TableToolbar columns={columns} search={search} onSearchChange={change}>
      <SearchField label="Search" value="" onChange={() => {}} />
    </TableToolbar>
  )
}

const meta = {
  title: 'Kit/Data table parts/Toolbar',
  component: Toolbar,
  args: { sort: 'name', hide: ['tags'], dense: undefined, onSearchChange: fn() },
} satisfies Meta<typeof Toolbar>

export default meta
type Story = StoryObj<typeof meta>

async function openMenu() {
  await userEvent.click(await screen.findByRole('button', { name: 'View' }))
  return within(await screen.findByRole('menu', { name: 'View' }, { timeout: 10_000 }))
}

/** Visible columns, sort order and density. The main column cannot be hidden. */
export const Default: Story = {
  play: async ({ args }) => {
    const menu = await openMenu()
    await expect(menu.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull()
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Company' }))
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ hide: ['tags', 'company'] })
    await expect(menu.queryByRole('menuitemradio', { name: 'Tags' })).toBeNull()
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Joined' }))
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ sort: '-joined', page: 1 })
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Descending' })).toBeChecked()
  },
}

export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args }) => {
    const menu = await openMenu()
    await waitFor(() => expect(menu.getByRole('menuitemcheckbox', { name: 'Company' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ hide: undefined })
    await userEvent.keyboard('{End} ')
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ dense: true })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'View' })).toHaveFocus())
  },
}
