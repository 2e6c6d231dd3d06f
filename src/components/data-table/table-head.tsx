import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import { visuallyHidden } from '@mui/utils'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import upIcon from '~icons/solar/alt-arrow-up-linear'
import { classesOf, type DataColumn } from './data-column'

interface TableHeadProps<R> {
  columns: DataColumn<R>[]
  /** A column's id; with a minus in front for descending. */
  sort: string
  onSort: (sort: string) => void
  selected: 'none' | 'some' | 'all'
  onSelectAll?: ((all: boolean) => void) | undefined
  menu: boolean
}

/** The column headers, each a button that sorts by its column, after a checkbox that selects all rows. */
export function TableHead<R>({ columns, sort, onSort, selected, onSelectAll, menu }: TableHeadProps<R>) {
  const { t } = useTranslation('kit')
  return (
    <thead>
      <tr aria-rowindex={1}>
        {onSelectAll && (
          <th scope="col" className="select">
            <Checkbox
              checked={selected === 'all'}
              indeterminate={selected === 'some'}
              onChange={(_, checked) => onSelectAll(checked)}
              slotProps={{ input: { 'aria-label': t('table.selectAll') } }}
            />
            <span className="name" aria-hidden>
              {t('table.selectAll')}
            </span>
          </th>
        )}
        {columns.map((column) => {
          const { id, label, sortable = true, descendingFirst = false } = column
          const sorted = sort === id ? 'asc' : sort === `-${id}` ? 'desc' : undefined
          const isNextDescending = sorted ? sorted === 'asc' : descendingFirst
          return (
            <th
              key={id}
              scope="col"
              className={classesOf(column)}
              aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
            >
              {sortable ? (
                <SortButton type="button" data-sorted={sorted} onClick={() => onSort(isNextDescending ? `-${id}` : id)}>
                  {label}
                  <Icon icon={upIcon} size={16} />
                </SortButton>
              ) : (
                label
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
  // Chromium does not repeat a head with buttons on further sheets.
  '@media print': { display: 'contents' },
}))
