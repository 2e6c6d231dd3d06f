import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import type { KanbanTask } from '@/api/kanban'
import { useCan } from '@/auth/use-can'
import { RowMenu } from '@/components/data-table/row-menu'
import { type Lane, type Place, placeOf, step } from './lanes'

interface TaskMenuProps {
  task: KanbanTask
  lanes: Lane[]
  anchor: HTMLElement
  open: boolean
  onClose: () => void
  /** Called after closing if the button that opened it is gone with its card. */
  onLost: () => void
  onMove: (place: Place) => void
  onRemove: () => void
}

/** Moves a card without dragging (WCAG 2.5.7), or deletes it. */
export function TaskMenu({ task, lanes, anchor, open, onClose, onLost, onMove, onRemove }: TaskMenuProps) {
  const { t } = useTranslation('kanban')
  const can = useCan('kanban')
  const place = placeOf(lanes, task.id)
  const up = place && step(lanes, task.id, place, 'up')
  const down = place && step(lanes, task.id, place, 'down')
  return (
    <RowMenu name={task.name} anchor={anchor} open={open} onClose={onClose} onLost={onLost}>
      {up && <MenuItem onClick={() => onMove(up)}>{t('move.up')}</MenuItem>}
      {down && <MenuItem onClick={() => onMove(down)}>{t('move.down')}</MenuItem>}
      {lanes
        .filter(({ column }) => column.id !== place?.columnId)
        .map(({ column, visible }) => (
          <MenuItem key={column.id} onClick={() => onMove({ columnId: column.id, index: visible.length })}>
            {t('move.to', { column: column.name })}
          </MenuItem>
        ))}
      {can.delete && <Divider />}
      {can.delete && (
        <MenuItem sx={{ color: 'error.ink' }} onClick={onRemove}>
          {t('delete')}
        </MenuItem>
      )}
    </RowMenu>
  )
}
