import Autocomplete from '@mui/material/Autocomplete'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { contacts } from '@/api/contacts'
import type { KanbanTask } from '@/api/kanban'
import { kanbanPriorities } from '@/api/kanban-search'
import { assetUrl } from '@/components/asset-url'
import { useKeptText } from '@/components/form/use-kept-text'
import { lazyPart } from '@/components/lazy-part'
import { isDay, today } from '@/utils/days'
import { formatDate } from '@/utils/format-date'
import { initialsOf } from '@/utils/initials'
import { valueIn } from '@/utils/keys'
import { sortedTexts } from '@/utils/sorted-texts'
import type { Lane } from './lanes'
import { TextOnBlur } from './text-on-blur'
import { useBoardChanges } from './use-board-changes'

const DatePicker = lazyPart(() => import('@/components/form/date-picker'), 'DatePicker')

interface TaskFieldsProps {
  task: KanbanTask
  lane: Lane
  lanes: Lane[]
}

/** The fields of a task; each is saved as soon as it is changed. */
export function TaskFields({ task, lane, lanes }: TaskFieldsProps) {
  const { t, i18n } = useTranslation('kanban')
  const { moveTask, patchTask } = useBoardChanges()
  const { data: people } = useQuery(contacts.list())
  const [label = '', setLabel] = useKeptText('task-label')
  const { name, description, priority, dueDate, assignee, labels } = task
  const isOverdue = !!dueDate && !lane.column.done && dueDate < today()
  const allLabels = sortedTexts(
    lanes.flatMap(({ all }) => all.flatMap((one) => one.labels)),
    i18n.language,
  )
  const known = (people?.data ?? []).map(({ name, avatarUrl }) => ({ name, avatarUrl }))

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 1 }}>
      <TextOnBlur
        draft="task-name"
        label={t('fields.name')}
        value={name}
        notEmpty
        onSave={(name) => patchTask(task, { name })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextOnBlur
        draft="task-description"
        label={t('fields.description')}
        multiline
        minRows={2}
        value={description}
        onSave={(description) => patchTask(task, { description })}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2 }}>
        <TextField
          select
          label={t('fields.column')}
          value={lane.column.id}
          onChange={({ target }) => {
            const goal = lanes.find(({ column }) => column.id === target.value)
            if (goal) moveTask(lanes, task, { columnId: goal.column.id, index: goal.visible.length })
          }}
        >
          {lanes.map(({ column }) => (
            <MenuItem key={column.id} value={column.id}>
              {column.name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('fields.priority')}
          value={priority}
          onChange={({ target }) => {
            const chosen = valueIn(kanbanPriorities, target.value)
            if (chosen) patchTask(task, { priority: chosen })
          }}
        >
          {kanbanPriorities.toReversed().map((value) => (
            <MenuItem key={value} value={value}>
              {t(`priorities.${value}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Suspense
        fallback={
          <TextField
            fullWidth
            disabled
            label={t('fields.dueDate')}
            value={dueDate ? formatDate(dueDate, i18n.language) : ''}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        }
      >
        <DatePicker
          clearable
          label={t('fields.dueDate')}
          value={dueDate}
          error={isOverdue}
          helperText={isOverdue ? t('due.passed') : undefined}
          onChange={(day) => {
            if (day !== dueDate && (day === null || isDay(day))) patchTask(task, { dueDate: day })
          }}
        />
      </Suspense>
      <Autocomplete
        multiple
        autoHighlight
        options={known}
        value={assignee}
        onChange={(_, assignee) => patchTask(task, { assignee })}
        getOptionLabel={(person) => person.name}
        isOptionEqualToValue={(one, other) => one.name === other.name}
        renderOption={({ key, ...props }, person) => (
          <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
            <Face {...person} />
            {person.name}
          </Box>
        )}
        renderValue={(chosen, itemProps) =>
          chosen.map((person, index) => {
            const { key, ...props } = itemProps({ index })
            return <Chip key={key} {...props} variant="soft" avatar={<Face {...person} />} label={person.name} />
          })
        }
        noOptionsText={t('noOptions')}
        renderInput={(params) => <TextField {...params} label={t('fields.people')} />}
      />
      <Autocomplete
        multiple
        freeSolo
        options={allLabels}
        value={labels}
        inputValue={label}
        onInputChange={(_, label) => setLabel(label)}
        onChange={(_, labels) =>
          patchTask(task, { labels: [...new Set(labels.map((label) => label.trim().slice(0, 40)))].filter(Boolean) })
        }
        renderValue={(chosen, itemProps) =>
          chosen.map((label, index) => {
            const { key, ...props } = itemProps({ index })
            return <Chip key={key} {...props} variant="soft" label={label} />
          })
        }
        renderInput={(params) => <TextField {...params} label={t('fields.labels')} />}
      />
    </Box>
  )
}

function Face({ name, avatarUrl }: KanbanTask['assignee'][number]) {
  return (
    <Avatar src={assetUrl(avatarUrl)} alt="" sx={{ width: 24, height: 24, fontSize: 10 }}>
      {initialsOf(name)}
    </Avatar>
  )
}
