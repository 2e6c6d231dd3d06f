import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import { type ComponentProps, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { KanbanTask } from '@/api/kanban'
import { Icon } from '@/components/icon'
import { People } from '@/components/people'
import { recordMark } from '@/components/records/use-place'
import { RouterLink } from '@/components/router-link'
import { formatNumber, localeOf } from '@/utils/format-number'
import commentsIcon from '~icons/solar/chat-round-line-linear'
import checklistIcon from '~icons/solar/checklist-minimalistic-linear'
import moreIcon from '~icons/solar/menu-dots-bold'
import gripIcon from '~icons/solar/reorder-linear'
import { useDraggable } from './drag'
import { kanbanPage } from './kanban-search'
import { Due, Fact, Priority, TaskLabel } from './task-facts'
import { gripMark } from './use-carry'

interface TaskCardProps {
  task: KanbanTask
  /** The column's tasks are finished. */
  done: boolean
  /** Its details are open. */
  isOpen: boolean
  isCarried: boolean
  /** The id of the instructions for the keyboard. */
  help: string
  /** The events of the button that picks it up; undefined for a role that may only read. */
  grip: Pick<ComponentProps<'button'>, 'onClick' | 'onKeyDown' | 'onBlur'> | undefined
  onMenu: (anchor: HTMLElement) => void
}

/** A task on the board: a link to its details, a button to move it by keyboard, and a menu. */
export function TaskCard({ task, done, isOpen, isCarried, help, grip, onMenu }: TaskCardProps) {
  const { t, i18n } = useTranslation(['kanban', 'kit'])
  const card = useRef<HTMLDivElement>(null)
  const isDragged = useDraggable(card, task.id, !!grip)
  const { id, name, labels, priority, assignee, checklist = [], comments = [] } = task
  const number = (value: number) => formatNumber(value, i18n.language)
  const checked = checklist.filter(({ done }) => done).length
  return (
    <Card
      ref={card}
      data-open={isOpen || undefined}
      data-lifted={isCarried || undefined}
      sx={[styles, { cursor: grip ? 'grab' : 'auto', opacity: isDragged ? 0.4 : 1 }]}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', minHeight: 28 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, flexGrow: 1 }}>
          {labels.map((label) => (
            <TaskLabel key={label} name={label} />
          ))}
        </Box>
        {grip && (
          <Box sx={{ display: 'flex', marginBlockStart: -0.5, marginInlineEnd: -1 }}>
            <IconButton
              size="small"
              {...grip}
              {...gripMark(id)}
              aria-label={t('carry.grip', { name })}
              aria-describedby={help}
              aria-pressed={isCarried}
            >
              <Icon icon={gripIcon} size={16} />
            </IconButton>
            <IconButton
              size="small"
              aria-haspopup="menu"
              aria-label={t('kit:table.more', { name })}
              onClick={({ currentTarget }) => onMenu(currentTarget)}
            >
              <Icon icon={moreIcon} size={16} />
            </IconButton>
          </Box>
        )}
      </Box>
      <RouterLink
        {...kanbanPage.link({ id })}
        {...recordMark(id)}
        draggable={false}
        color="inherit"
        underline="hover"
        sx={{ display: 'block', py: 0.25, typography: 'subtitle2', overflowWrap: 'anywhere' }}
      >
        <bdi>{name}</bdi>
      </RouterLink>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, minHeight: 24 }}>
        <Priority value={priority} />
        <Due task={task} done={done} />
        {checklist.length > 0 && (
          <Fact
            icon={checklistIcon}
            text={t('facts.steps', { done: number(checked), total: number(checklist.length) })}
            label={t('facts.checklist', { done: number(checked), total: number(checklist.length) })}
          />
        )}
        {comments.length > 0 && (
          <Fact
            icon={commentsIcon}
            text={number(comments.length)}
            label={t('facts.comments', { count: comments.length })}
          />
        )}
        {assignee.length > 0 && (
          <Box sx={{ marginInlineStart: 'auto' }}>
            <People
              size={24}
              label={new Intl.ListFormat(localeOf(i18n.language)).format(assignee.map((person) => person.name))}
              people={assignee.map((person) => ({ id: person.name, ...person }))}
            />
          </Box>
        )}
      </Box>
    </Card>
  )
}

const styles = {
  display: 'grid',
  gap: 1,
  p: 1.5,
  borderRadius: 1.5,
  border: '1px solid transparent',
  transition: 'border-color 120ms',
  '&:hover': { borderColor: 'divider' },
  '&[data-open]': { borderColor: 'primary.main' },
  '&[data-lifted]': { outline: '2px solid', outlineColor: 'primary.main', boxShadow: 12 },
} as const
