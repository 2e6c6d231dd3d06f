import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { KanbanCheck, KanbanTask } from '@/api/kanban'
import { useCan } from '@/auth/use-can'
import { useKeptText } from '@/components/form/use-kept-text'
import { Icon } from '@/components/icon'
import { formatNumber } from '@/utils/format-number'
import removeIcon from '~icons/solar/close-circle-linear'
import { useBoardChanges } from './use-board-changes'

/** The steps of a task, with the share of those done. */
export function TaskChecklist({ task }: { task: KanbanTask }) {
  const { t, i18n } = useTranslation('kanban')
  const can = useCan('kanban')
  const { patchTask } = useBoardChanges()
  const [typed = '', setTyped, send] = useKeptText('task-check')
  const input = useRef<HTMLInputElement>(null)
  const { checklist = [] } = task
  const done = checklist.filter((check) => check.done).length
  const number = (value: number) => formatNumber(value, i18n.language)
  if (checklist.length === 0 && !can.change) return null

  const save = (checklist: KanbanCheck[], silent = true) => patchTask(task, { checklist }, silent)

  function add(event: FormEvent) {
    event.preventDefault()
    const text = typed.trim()
    if (text) send(text, (text) => save([...checklist, { id: `check-${Date.now()}`, text, done: false }]))
  }

  function remove(check: KanbanCheck) {
    save(
      checklist.filter(({ id }) => id !== check.id),
      false,
    )
    // Its button is gone.
    input.current?.focus()
  }

  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Typography variant="subtitle2" component="h3" sx={{ flexGrow: 1 }}>
          {t('checklist.title')}
        </Typography>
        {checklist.length > 0 && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('checklist.progress', { done: number(done), total: number(checklist.length) })}
          </Typography>
        )}
      </Box>
      {checklist.length > 0 && (
        <LinearProgress
          variant="determinate"
          color={done === checklist.length ? 'success' : 'primary'}
          value={(done / checklist.length) * 100}
          aria-label={t('checklist.title')}
          aria-valuetext={t('checklist.progress', { done: number(done), total: number(checklist.length) })}
        />
      )}
      <Box component="ul" sx={{ display: 'grid', m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {checklist.map((check) => (
          <Box key={check.id} component="li" sx={{ display: 'flex', alignItems: 'flex-start' }}>
            <FormControlLabel
              sx={{
                flexGrow: 1,
                alignItems: 'flex-start',
                m: 0,
              }}
              label={
                <Typography
                  component="span"
                  sx={{
                    display: 'block',
                    py: 1,
                    overflowWrap: 'anywhere',
                    ...(check.done && { color: 'text.secondary', textDecoration: 'line-through' }),
                  }}
                >
                  <bdi>{check.text}</bdi>
                </Typography>
              }
              control={
                <Checkbox
                  checked={check.done}
                  disabled={!can.change}
                  sx={{ marginInlineStart: -1 }}
                  onChange={(_, done) => save(checklist.map((one) => (one.id === check.id ? { ...one, done } : one)))}
                />
              }
            />
            {can.change && (
              <IconButton
                size="small"
                aria-label={t('checklist.remove', { text: check.text })}
                onClick={() => remove(check)}
                sx={{ mt: 0.5 }}
              >
                <Icon icon={removeIcon} size={16} />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {can.change && (
        <Box component="form" onSubmit={add} sx={{ mt: 1 }}>
          <TextField
            fullWidth
            size="small"
            label={t('checklist.add')}
            inputRef={input}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </Box>
      )}
    </Box>
  )
}
