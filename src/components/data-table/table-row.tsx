import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import moreIcon from '~icons/solar/menu-dots-bold'
import { classesOf, type DataColumn } from './data-column'

export interface TableRowProps<R> {
  row: R
  name: string
  columns: DataColumn<R>[]
  selected: boolean
  /** Its details are open. */
  current: boolean
  /** `extend` is true where Shift is pressed. */
  onSelect?: ((selected: boolean, extend: boolean) => void) | undefined
  onMenu?: ((anchor: HTMLElement) => void) | undefined
  /** Its place among the rows of the page. */
  index: number
  /** How many rows the pages before have. */
  before: number
  ref?: Ref<HTMLTableRowElement>
}

/** One row: a box that selects it, its cells, and a button that opens what can be done with it. */
export function TableRow<R>({
  row,
  name,
  columns,
  selected,
  current,
  onSelect,
  onMenu,
  index,
  before,
  ref,
}: TableRowProps<R>) {
  const { t } = useTranslation('kit')
  return (
    <tr
      ref={ref}
      data-index={index}
      data-current={current || undefined}
      aria-selected={onSelect ? selected : undefined}
      // The head is row 1.
      aria-rowindex={before + index + 2}
    >
      {onSelect && (
        <td className="select">
          <Checkbox
            checked={selected}
            onChange={({ nativeEvent }, checked) => onSelect(checked, (nativeEvent as MouseEvent).shiftKey)}
            slotProps={{ input: { 'aria-label': t('table.select', { name }) } }}
          />
        </td>
      )}
      {columns.map(({ id, label, cell, main, ...column }) =>
        main ? (
          <th key={id} scope="row" className={['main', classesOf(column)].filter(Boolean).join(' ')}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} className={classesOf(column)} data-label={label}>
            {cell(row)}
          </td>
        ),
      )}
      {onMenu && (
        <td className="menu">
          <IconButton
            color="inherit"
            aria-haspopup="menu"
            aria-label={t('table.more', { name })}
            onClick={({ currentTarget }) => onMenu(currentTarget)}
          >
            <Icon icon={moreIcon} />
          </IconButton>
        </td>
      )}
    </tr>
  )
}
