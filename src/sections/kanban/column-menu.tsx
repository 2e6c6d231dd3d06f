import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import { useTheme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { KanbanColumn } from '@/api/kanban'
import { useCan } from '@/auth/use-can'
import { RowMenu } from '@/components/data-table/row-menu'
import type { Lane } from './lanes'
import { useBoardChanges } from './use-board-changes'

interface ColumnMenuProps {
  lane: Lane
  lanes: Lane[]
  anchor: HTMLElement
  open: boolean
  onClose: () => void
  onLost: () => void
  onEdit: (column: KanbanColumn) => void
}

/** The actions of a column. */
export function ColumnMenu({ lane, lanes, onEdit, ...menu }: ColumnMenuProps) {
  const { t } = useTranslation('kanban')
  const can = useCan('kanban')
  const isRtl = useTheme().direction === 'rtl'
  const { moveColumn, removeColumn } = useBoardChanges()
  const { column, all } = lane
  const columns = lanes.map((one) => one.column)
  const index = columns.findIndex(({ id }) => id === column.id)
  return (
    <RowMenu {...menu} name={column.name}>
      <MenuItem onClick={() => onEdit(column)}>{t('column.edit')}</MenuItem>
      {index > 0 && (
        <MenuItem onClick={() => moveColumn(columns, column, index - 1)}>
          {t(isRtl ? 'column.right' : 'column.left')}
        </MenuItem>
      )}
      {index < columns.length - 1 && (
        <MenuItem onClick={() => moveColumn(columns, column, index + 1)}>
          {t(isRtl ? 'column.left' : 'column.right')}
        </MenuItem>
      )}
      {can.delete && (
        <MenuItem disabled={all.length > 0} sx={{ color: 'error.ink' }} onClick={() => removeColumn(column)}>
          <ListItemText primary={t('column.delete')} secondary={all.length > 0 ? t('column.notEmpty') : undefined} />
        </MenuItem>
      )}
    </RowMenu>
  )
}
