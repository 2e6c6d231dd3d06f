import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { KanbanTask } from '@/api/kanban'
import type { KanbanPriority } from '@/api/kanban-search'
import { Icon } from '@/components/icon'
import { Label, type LabelColor } from '@/components/label'
import { today } from '@/utils/days'
import { formatDay } from '@/utils/format-date'
import calendarIcon from '~icons/solar/calendar-linear'
import overdueIcon from '~icons/solar/danger-circle-bold'
import flagIcon from '~icons/solar/flag-bold'

export const priorityColor = { high: 'error', medium: 'warning', low: 'info' } satisfies Record<
  KanbanPriority,
  LabelColor
>

const labelColors = ['primary', 'info', 'warning', 'success', 'error', 'default'] satisfies LabelColor[]

/** A label of a task, always in the same color. */
export function TaskLabel({ name }: { name: string }) {
  const sum = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  return <Label color={labelColors[sum % labelColors.length] ?? 'default'}>{name}</Label>
}

/** A priority as a flag with its name. */
export function Priority({ value }: { value: KanbanPriority }) {
  const { t } = useTranslation('kanban')
  const name = t(`priorities.${value}`)
  return (
    <Fact icon={flagIcon} color={`${priorityColor[value]}.ink`} text={name} label={t('facts.priority', { name })} />
  )
}

interface DueProps {
  task: Pick<KanbanTask, 'dueDate'>
  /** The task is finished. */
  done: boolean
}

/** The due day, with a mark if it has passed. Renders nothing without one. */
export function Due({ task: { dueDate }, done }: DueProps) {
  const { t, i18n } = useTranslation('kanban')
  if (!dueDate) return null
  const day = formatDay(dueDate, i18n.language)
  if (!done && dueDate < today()) return <Fact icon={overdueIcon} color="error.ink" text={t('due.overdue', { day })} />
  const text = !done && dueDate === today() ? t('due.today') : day
  return <Fact icon={calendarIcon} text={text} label={t('facts.due', { day })} />
}

interface FactProps {
  icon: ComponentProps<typeof Icon>['icon']
  color?: string
  text: string
  /** Read instead of the text, if that needs the icon. */
  label?: string
}

/** An icon and a short text. */
export function Fact({ icon, color = 'text.secondary', text, label }: FactProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, typography: 'caption', color }}>
      <Icon icon={icon} size={16} />
      {label ? (
        <>
          <span aria-hidden>{text}</span>
          <span style={visuallyHidden}>{label}</span>
        </>
      ) : (
        text
      )}
    </Box>
  )
}
