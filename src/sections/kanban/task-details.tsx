import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import type { KanbanTask } from '@/api/kanban'
import { useCan } from '@/auth/use-can'
import { DetailPanel } from '@/components/detail-panel'
import { Icon } from '@/components/icon'
import type { OnSearchChange } from '@/components/records/page-search'
import { PendingPanel } from '@/components/records/pending-panel'
import deleteIcon from '~icons/solar/trash-bin-trash-linear'
import type { KanbanSearch } from './kanban-search'
import type { Lane } from './lanes'
import { TaskChecklist } from './task-checklist'
import { TaskComments } from './task-comments'
import { TaskFields } from './task-fields'
import { TaskSummary } from './task-summary'
import { useBoardChanges } from './use-board-changes'

interface TaskDetailsProps {
  id: string
  /** True if the user has just opened it. */
  focus: boolean
  onSearchChange: OnSearchChange<KanbanSearch>
  lanes: Lane[]
  /** The query of the board. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown; loaded: boolean }
}

const gone = { message: 'Not found', code: 'not-found' }

/** The details of a task, beside the board. */
export function TaskDetails({ id, focus, onSearchChange, lanes, query }: TaskDetailsProps) {
  const { t } = useTranslation('kanban')
  const can = useCan('kanban')
  const { removeTask } = useBoardChanges()
  const close = () => onSearchChange({ id: undefined })
  const panel = { record: id, focus, onClose: close }
  const lane = lanes.find(({ all }) => all.some((task) => task.id === id))
  const task = lane?.all.find((one) => one.id === id)

  if (!lane || !task) {
    return (
      <PendingPanel
        {...panel}
        query={query.loaded ? { ...query, error: gone } : query}
        gone={{ title: t('gone.title'), text: t('gone.text'), action: t('gone.back') }}
        skeleton={
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Skeleton variant="rounded" height={96} />
            <Skeleton variant="rounded" height={216} />
          </Box>
        }
      />
    )
  }

  function remove(task: KanbanTask) {
    close()
    removeTask(task)
  }

  return (
    <DetailPanel
      {...panel}
      name={task.name}
      actions={
        can.delete && (
          <IconButton
            data-screen-only
            color="inherit"
            aria-label={t('deleteOf', { name: task.name })}
            onClick={() => remove(task)}
            sx={{ p: 1.25 }}
          >
            <Icon icon={deleteIcon} size={24} />
          </IconButton>
        )
      }
    >
      {can.change ? (
        <TaskFields task={task} lane={lane} lanes={lanes} />
      ) : (
        <TaskSummary task={task} column={lane.column} />
      )}
      <TaskChecklist task={task} />
      <TaskComments task={task} />
    </DetailPanel>
  )
}
