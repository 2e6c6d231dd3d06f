import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { visuallyHidden } from '@mui/utils'
import { Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KanbanColumn, KanbanTask } from '@/api/kanban'
import { useCan } from '@/auth/use-can'
import { useFocusIfGone } from '@/components/focus-if-lost'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { useMenu } from '@/components/records/use-menu'
import { recordLink } from '@/components/records/use-place'
import addIcon from '~icons/solar/add-circle-linear'
import { BoardColumn, columnWidth } from './board-column'
import { useDrag } from './drag'
import type { Lane } from './lanes'
import { TaskCard } from './task-card'
import { useBoardChanges } from './use-board-changes'
import { useCarry } from './use-carry'

const TaskMenu = lazyPart(() => import('./task-menu'), 'TaskMenu', { ahead: true })
const ColumnMenu = lazyPart(() => import('./column-menu'), 'ColumnMenu', { ahead: true })
const ColumnDialog = lazyPart(() => import('./column-dialog'), 'ColumnDialog')

interface BoardProps {
  lanes: Lane[]
  /** The id of the task whose details are open. */
  openId: string | undefined
  /** The id of the task that was open before. */
  from: string | undefined
}

/** The columns side by side. Cards are moved by pointer, by keyboard, or from their menu. */
export function Board({ lanes, openId, from }: BoardProps) {
  const { t } = useTranslation('kanban')
  const can = useCan('kanban')
  const { moveTask, removeTask } = useBoardChanges()
  const board = useRef<HTMLElement>(null)
  const help = useId()
  useFocusIfGone(
    from,
    lanes.flatMap(({ all }) => all),
    () => board.current,
  )
  const carry = useCarry(board, lanes, (task, place) => moveTask(lanes, task, place))
  const drag = useDrag(board, (taskId, place) => {
    const task = lanes.flatMap(({ all }) => all).find(({ id }) => id === taskId)
    if (task) moveTask(lanes, task, place)
  })
  const taskMenu = useMenu<KanbanTask>()
  const columnMenu = useMenu<Lane>()
  const [edited, setEdited] = useState<{ column: KanbanColumn | undefined }>()

  /** The focus goes to the card at its new place, or to the board if it was deleted. */
  function focusTask(id: string) {
    const goal = recordLink(id) ?? board.current
    goal?.focus({ preventScroll: true })
  }

  return (
    <>
      <div role="status" aria-live="assertive" style={visuallyHidden}>
        {carry.said}
      </div>
      <div id={help} hidden>
        {t('carry.help')}
      </div>
      <Box
        ref={board}
        component="section"
        aria-label={t('board')}
        // A scroll area has to be reachable by keyboard.
        tabIndex={0}
        sx={styles}
      >
        {carry.lanes.map((lane) => (
          <BoardColumn
            key={lane.column.id}
            lane={lane}
            drag={drag}
            canChange={can.change}
            onMenu={(anchor) => columnMenu.show(lane, anchor)}
          >
            {(task) => (
              <TaskCard
                task={task}
                done={!!lane.column.done}
                isOpen={task.id === openId}
                isCarried={task.id === carry.carriedId}
                help={help}
                grip={can.change ? carry.grip(task) : undefined}
                onMenu={(anchor) => taskMenu.show(task, anchor)}
              />
            )}
          </BoardColumn>
        ))}
        {can.change && (
          <Button
            variant="outlined"
            color="inherit"
            data-screen-only
            startIcon={<Icon icon={addIcon} />}
            onClick={() => setEdited({ column: undefined })}
            sx={{
              flex: `0 0 ${columnWidth}`,
              alignSelf: 'flex-start',
              height: 56,
              borderStyle: 'dashed',
              scrollSnapAlign: 'start',
            }}
          >
            {t('column.add')}
          </Button>
        )}
      </Box>
      <Suspense>
        {taskMenu.opened && (
          <TaskMenu
            task={taskMenu.opened.item}
            lanes={lanes}
            anchor={taskMenu.opened.anchor}
            open={taskMenu.open}
            onClose={taskMenu.close}
            onLost={() => taskMenu.opened && focusTask(taskMenu.opened.item.id)}
            onMove={(place) => taskMenu.opened && moveTask(lanes, taskMenu.opened.item, place)}
            onRemove={() => taskMenu.opened && removeTask(taskMenu.opened.item)}
          />
        )}
        {columnMenu.opened && (
          <ColumnMenu
            lane={columnMenu.opened.item}
            lanes={lanes}
            anchor={columnMenu.opened.anchor}
            open={columnMenu.open}
            onClose={columnMenu.close}
            onLost={() => board.current?.focus({ preventScroll: true })}
            onEdit={(column) => setEdited({ column })}
          />
        )}
        {edited && <ColumnDialog column={edited.column} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </>
  )
}

const styles = {
  // Contains the visually hidden texts, which would widen the page otherwise.
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  // On a phone the columns go on to the edges of the window.
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: { xs: 'x mandatory', sm: 'none' },
  scrollPaddingInline: { xs: '16px', sm: 0 },
  '&:focus-visible': { outline: '2px solid var(--ark-focus)', outlineOffset: -2 },
  '@media print': { flexWrap: 'wrap', overflow: 'visible' },
} as const
