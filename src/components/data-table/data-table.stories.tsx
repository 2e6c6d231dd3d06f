import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { EmptyState } from '@/components/empty-state'
import { Label } from '@/components/label'
import type { DataColumn, TableSearch, TableSearchChange } from './data-column'
import { DataTable, type Listed } from './data-table'

interface Planet {
  id: string
  name: string
  moons: number
  kind: 'rock' | 'gas'
}

const planets: Planet[] = [
  { id: 'mercury', name: 'Mercury', moons: 0, kind: 'rock' },
  { id: 'earth', name: 'Earth', moons: 1, kind: 'rock' },
  { id: 'mars', name: 'Mars', moons: 2, kind: 'rock' },
  { id: 'jupiter', name: 'Jupiter', moons: 95, kind: 'gas' },
  { id: 'saturn', name: 'Saturn', moons: 146, kind: 'gas' },
]

const columns: DataColumn<Planet>[] = [
  { id: 'name', label: 'Planet', main: true, grow: true, cell: ({ name }) => name },
  { id: 'moons', label: 'Moons', end: true, descendingFirst: true, cell: ({ moons }) => moons },
  {
    id: 'kind',
    label: 'Kind',
    state: true,
    cell: ({ kind }) => <Label color={kind === 'gas' ? 'info' : 'default'}>{kind}</Label>,
  },
]

const came = (data: Planet[], total = data.length): Listed<Planet> => ({
  data: { data, total },
  error: null,
  isPlaceholderData: false,
  isFetching: false,
  refetch: fn(),
})

interface TableProps {
  list: Listed<Planet>
  start?: Partial<TableSearch>
  onDelete: (names: string[]) => void
}

/** A table with its search params in state, as a page has them in the URL. */
function Table({ list, start, onDelete }: TableProps) {
  const [search, setSearch] = useState<TableSearch>({ page: 1, pageSize: 10, sort: 'name', ...start })
  return (
    <DataTable
      name="Planets"
      columns={columns}
      list={list}
      search={search}
      onSearchChange={(change: TableSearchChange) => setSearch({ ...search, ...change } as TableSearch)}
      nameOf={({ name }) => name}
      bulkActions={(rows) => <Button onClick={() => onDelete(rows.map(({ name }) => name))}>Delete</Button>}
      rowActions={({ name }) => <MenuItem onClick={() => onDelete([name])}>Delete</MenuItem>}
      empty={<EmptyState character={5} title="No planets" text="Planets will appear here." />}
    />
  )
}

const meta = {
  title: 'Kit/Data table',
  tags: ['states'],
  component: Table,
  args: { list: came(planets), onDelete: fn() },
  // Below a header, to which the table head sticks.
  decorators: [(Story) => <div style={{ paddingBlockStart: 80 }}>{Story()}</div>],
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

/** A column header sorts by its column; numbers descending first. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const moons = await canvas.findByRole('columnheader', { name: 'Moons' })
    await userEvent.click(within(moons).getByRole('button'))
    await expect(moons).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(within(moons).getByRole('button'))
    await expect(moons).toHaveAttribute('aria-sort', 'ascending')
  },
}

export const Selected: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Mars' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected')
    await userEvent.click(within(canvas.getByRole('toolbar')).getByRole('button', { name: 'Delete' }))
    await expect(args.onDelete).toHaveBeenCalledWith(['Mars'])
  },
}

export const RowMenu: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Actions for Earth' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await expect(args.onDelete).toHaveBeenCalledWith(['Earth'])
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
}

/** A row's menu by keyboard; the focus returns to its button, and Escape clears a selection. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const actions = await canvas.findByRole('button', { name: 'Actions for Earth' })
    actions.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(actions).toHaveFocus())
    await expect(args.onDelete).not.toHaveBeenCalled()
    const box = canvas.getByRole('checkbox', { name: 'Select Mars' })
    box.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('toolbar', { name: '1 selected' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(box).not.toBeChecked()
  },
}

/** Without room for columns, rows are cards of the same elements. */
export const Cards: Story = {
  decorators: [(Story) => <div style={{ width: 360 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = await canvas.findByText('Saturn')
    await expect(canvas.queryByRole('columnheader', { name: 'Moons' })).not.toBeInTheDocument()
    // Two lines: the name with its number, and the state below them at the end.
    const row = canvas.getByRole('row', { name: /Saturn/ })
    const moons = within(row).getByText('146').getBoundingClientRect()
    const state = within(row).getByText('gas').getBoundingClientRect()
    const { top, bottom, right } = name.getBoundingClientRect()
    await expect(moons.left).toBeGreaterThanOrEqual(right)
    await expect(moons.top).toBeLessThan(bottom)
    await expect(state.top).toBeGreaterThan(top + 16)
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(104)
    const boxes = canvas.getAllByRole('checkbox').map((box) => box.getBoundingClientRect().left)
    await expect(new Set(boxes).size).toBe(1)
  },
}

/** With more than a hundred rows, only those in the viewport are rendered. */
export const ManyRows: Story = {
  args: {
    list: came(
      Array.from({ length: 1000 }, (_, moons) => ({ id: `${moons}`, name: `Planet ${moons}`, moons, kind: 'gas' })),
    ),
    start: { pageSize: 1000 },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Planet 0')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(100))
    // In print all of them (and the head).
    dispatchEvent(new Event('beforeprint'))
    await expect(canvas.getAllByRole('row')).toHaveLength(1001)
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(100))
  },
}

/** Row numbers continue from the previous page. */
export const SecondPage: Story = {
  args: { list: came(planets, 15), start: { page: 2 } },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Planets' })
    await expect(table).toHaveAttribute('aria-rowcount', '16')
    const rows = within(table).getAllByRole('row')
    await expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '12', '13', '14', '15', '16'])
  },
}

/** With Shift a checkbox selects the range from the last one clicked; a second click deselects it. */
export const Range: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` })
    const user = userEvent.setup()
    await user.click(await canvas.findByRole('checkbox', { name: 'Select Earth' }))
    await user.keyboard('{Shift>}')
    await user.click(box('Saturn'))
    await expect(canvas.getByRole('status')).toHaveTextContent('4 selected')
    await expect(box('Mercury')).not.toBeChecked()
    await user.click(box('Mars'))
    await user.keyboard('{/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected')
    await expect(box('Earth')).toBeChecked()
  },
}

/** Long texts are truncated, and do not widen the table beyond its card. */
export const LongText: Story = {
  args: {
    list: came([
      {
        id: 'long',
        name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(6),
        moons: 1,
        kind: 'rock',
      },
    ]),
  },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Planets' })
    await expect(table.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Compact: Story = { args: { start: { dense: true, hide: ['kind'] } } }

export const Loading: Story = { args: { list: { ...came([]), data: undefined } } }

export const Empty: Story = {
  args: { list: came([]) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'No planets' })).toBeVisible()
  },
}

/** The role has no permission: there is no retry. */
export const Forbidden: Story = {
  args: {
    list: { ...came([]), data: undefined, error: { code: 'forbidden', message: "Your role doesn't allow this" } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Back to dashboard' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

export const Failed: Story = {
  args: { list: { ...came([]), data: undefined, error: { message: 'The telescope is away' } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The telescope is away')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.list.refetch).toHaveBeenCalled()
  },
}
