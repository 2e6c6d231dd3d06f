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
  /** True while its details are open. */
  current: boolean
  /** `extend` is true while Shift is pressed. */
  onSelect?: ((selected: boolean, extend: boolean) => void) | undefined
  onMenu?: ((anchor: HTMLElement) => void) | undefined
  /** Index in the page. */
  index: number
  /** Number of rows on previous pages. */
  before: number
  ref?: Ref<HTMLTableRowElement>
}

/** A row: checkbox, cells, and a button that opens its menu. */
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
            onChange={({ nativeEvent }, checked) =>
              onSelect(checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
            slotProps={{ input: { 'aria-label': t('table.select', { name }) } }}
          />
        </td>
      )}
      {columns.map(({ id, cell, main, ...column }) =>
        main ? (
          <th key={id} scope="row" className={['main', classesOf(column)].filter(Boolean).join(' ')}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} className={classesOf(column)}>
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
