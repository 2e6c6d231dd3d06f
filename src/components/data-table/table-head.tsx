import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import { visuallyHidden } from '@mui/utils'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import upIcon from '~icons/solar/alt-arrow-up-linear'
import { classesOf, type DataColumn } from './data-column'
import type { DataTableModel } from './use-data-table'

interface TableHeadProps<R extends { id: string }> {
  table: DataTableModel<R>
  columns: DataColumn<R>[]
  selectable: boolean
  menu: boolean
}

/** The names of the columns, each a button that sorts by it, after a box that selects all rows. */
export function TableHead<R extends { id: string }>({ table, columns, selectable, menu }: TableHeadProps<R>) {
  const { t } = useTranslation('kit')
  const all = table.getIsAllPageRowsSelected()
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selectable && (
          <th scope="col" className="select">
            <Checkbox
              checked={all}
              indeterminate={!all && table.getIsSomePageRowsSelected()}
              onChange={(_, checked) => table.toggleAllPageRowsSelected(checked)}
              slotProps={{ input: { 'aria-label': t('table.selectAll') } }}
            />
            <span className="name" aria-hidden>
              {t('table.selectAll')}
            </span>
          </th>
        )}
        {table.getVisibleFlatColumns().map((column) => {
          const shown = columns.find(({ id }) => id === column.id) as DataColumn<R>
          const sorted = column.getIsSorted()
          return (
            <th
              key={column.id}
              scope="col"
              className={classesOf(shown)}
              aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
            >
              {column.getCanSort() ? (
                <SortButton type="button" data-sorted={sorted || undefined} onClick={() => column.toggleSorting()}>
                  {shown.label}
                  <Icon icon={upIcon} size={16} />
                </SortButton>
              ) : (
                shown.label
              )}
            </th>
          )
        })}
        {menu && (
          <th scope="col" className="menu">
            <span style={visuallyHidden}>{t('table.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

const SortButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  marginInline: -8,
  padding: '0 8px',
  border: 0,
  borderRadius: 6,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  '.end > &': { flexDirection: 'row-reverse' },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:focus-visible': { outline: '2px solid var(--ark-focus)' },
  '& svg': { opacity: 0, transition: 'opacity 120ms, transform 120ms' },
  '&:hover svg, &:focus-visible svg': { opacity: 0.5 },
  '&[data-sorted]': { color: theme.vars.palette.text.primary },
  '&[data-sorted] svg': { opacity: 1 },
  '&[data-sorted="desc"] svg': { transform: 'rotate(180deg)' },
  // Chromium leaves a head that holds buttons out on each sheet after the first.
  '@media print': { display: 'contents' },
}))
