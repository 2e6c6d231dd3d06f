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
  onSelect?: ((selected: boolean) => void) | undefined
  onMenu?: ((anchor: HTMLElement) => void) | undefined
  /** Where a window of many rows is drawn: its place among all. */
  index?: number
  ref?: Ref<HTMLTableRowElement>
}

/** One row: a box that selects it, its cells, and a button that opens what can be done with it. */
export function TableRow<R>({ row, name, columns, selected, current, onSelect, onMenu, index, ref }: TableRowProps<R>) {
  const { t } = useTranslation('kit')
  return (
    <tr
      ref={ref}
      data-index={index}
      data-current={current || undefined}
      aria-selected={onSelect ? selected : undefined}
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      {onSelect && (
        <td className="select">
          <Checkbox
            checked={selected}
            onChange={(_, checked) => onSelect(checked)}
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
