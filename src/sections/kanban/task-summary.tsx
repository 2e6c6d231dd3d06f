import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { KanbanColumn, KanbanTask } from '@/api/kanban'
import { assetUrl } from '@/components/asset-url'
import { initialsOf } from '@/utils/initials'
import { Due, Priority, TaskLabel } from './task-facts'

/** The fields of a task for a role that may only read. */
export function TaskSummary({ task, column }: { task: KanbanTask; column: KanbanColumn }) {
  const { t } = useTranslation('kanban')
  const { description, assignee, labels, dueDate, priority } = task
  return (
    <>
      {description && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      )}
      <Facts>
        <dt>{t('fields.column')}</dt>
        <dd>{column.name}</dd>
        <dt>{t('fields.priority')}</dt>
        <dd>
          <Priority value={priority} />
        </dd>
        {dueDate && (
          <>
            <dt>{t('fields.dueDate')}</dt>
            <dd>
              <Due task={task} done={!!column.done} />
            </dd>
          </>
        )}
        {labels.length > 0 && (
          <>
            <dt>{t('fields.labels')}</dt>
            <dd>
              {labels.map((label) => (
                <TaskLabel key={label} name={label} />
              ))}
            </dd>
          </>
        )}
        {assignee.length > 0 && (
          <>
            <dt>{t('fields.people')}</dt>
            <dd>
              {assignee.map(({ name, avatarUrl }) => (
                <Box key={name} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                  <Avatar src={assetUrl(avatarUrl)} alt="" sx={{ width: 24, height: 24, fontSize: 10 }}>
                    {initialsOf(name)}
                  </Avatar>
                  {name}
                </Box>
              ))}
            </dd>
          </>
        )}
      </Facts>
    </>
  )
}

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px 24px',
  margin: theme.spacing(2.5, 0, 0),
  ...theme.typography.body2,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, overflowWrap: 'anywhere' },
}))
