import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KanbanColumn } from '@/api/kanban'
import { useKeptText } from '@/components/form/use-kept-text'
import { Icon } from '@/components/icon'
import addIcon from '~icons/solar/add-circle-linear'
import { InlineForm } from './inline-form'
import { useBoardChanges } from './use-board-changes'

/** A button that turns into a field; once a card is added, it is ready for the next one. */
export function AddTask({ column }: { column: KanbanColumn }) {
  const { t } = useTranslation('kanban')
  const { addTask } = useBoardChanges()
  const [name, setName, sendName] = useKeptText(`add-task-${column.id}`)
  const [sending, setSending] = useState(false)
  // The button takes the focus once it is back, but not when the page opens.
  const [closed, setClosed] = useState(false)

  function close() {
    setName(undefined)
    setClosed(true)
  }

  async function send(wanted: string) {
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
    <Box sx={{ p: 0.5, '& input': { bgcolor: 'background.paper', borderRadius: 1 } }}>
      <InlineForm
        field={{
          size: 'small',
          placeholder: t('add.name'),
          slotProps: { htmlInput: { 'aria-label': t('add.to', { column: column.name }), maxLength: 200 } },
        }}
        value={name}
        onType={setName}
        action={t('add.button')}
        onSend={send}
        sending={sending}
        onClose={close}
      />
    </Box>
  )
}
