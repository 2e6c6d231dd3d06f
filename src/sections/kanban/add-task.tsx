import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KanbanColumn } from '@/api/kanban'
import { useKeptText } from '@/components/form/use-kept-text'
import { Icon } from '@/components/icon'
import addIcon from '~icons/solar/add-circle-linear'
import { useBoardChanges } from './use-board-changes'

/** A button that turns into a field; once a card is added, it is ready for the next one. */
export function AddTask({ column }: { column: KanbanColumn }) {
  const { t } = useTranslation('kanban')
  const { addTask } = useBoardChanges()
  const [name, setName, sendName] = useKeptText(`add-task-${column.id}`)
  const [sending, setSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // The button takes the focus once it is back, but not when the page opens.
  const [closed, setClosed] = useState(false)

  function close() {
    setName(undefined)
    setClosed(true)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const wanted = name?.trim()
    input.current?.focus()
    if (!wanted || sending) return
    setSending(true)
    await sendName(wanted, (name) => addTask(column.id, name), '')
    setSending(false)
  }

  if (name === undefined) {
    return (
      <Button
        fullWidth
        autoFocus={closed}
        color="inherit"
        aria-label={t('add.to', { column: column.name })}
        startIcon={<Icon icon={addIcon} />}
        onClick={() => setName('')}
        sx={{ justifyContent: 'flex-start', color: 'text.secondary' }}
      >
        {t('add.button')}
      </Button>
    )
  }
  return (
    <Box
      component="form"
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }}
      sx={{ display: 'grid', gap: 1, p: 0.5, '& input': { bgcolor: 'background.paper', borderRadius: 1 } }}
    >
      <TextField
        autoFocus
        fullWidth
        size="small"
        inputRef={input}
        placeholder={t('add.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { 'aria-label': t('add.to', { column: column.name }), maxLength: 200 } }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" size="small" loading={sending} loadingPosition="start">
          {t('add.button')}
        </Button>
        <Button size="small" color="inherit" onClick={close}>
          {t('cancel')}
        </Button>
      </Box>
    </Box>
  )
}
