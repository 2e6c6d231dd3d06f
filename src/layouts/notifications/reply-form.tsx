import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const focus = (field: HTMLTextAreaElement | null) => field?.focus()

interface ReplyFormProps {
  /** Resolves with true if the reply was accepted; otherwise the text stays in the field. */
  onSend: (words: string) => Promise<boolean>
  onCancel: () => void
}

/** A short reply to a notification. Escape closes the form, not the drawer around it. */
export function ReplyForm({ onSend, onCancel }: ReplyFormProps) {
  const { t } = useTranslation()
  const [missing, setMissing] = useState(false)
  const [sending, setSending] = useState(false)

  async function send(words: string) {
    if (sending) return
    setSending(true)
    if (!(await onSend(words))) setSending(false)
  }

  return (
    <Box
      component="form"
      noValidate
      sx={{ mt: 1.5, display: 'grid', gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault()
        const words = String(new FormData(event.currentTarget).get('reply')).trim()
        if (words) send(words)
        else setMissing(true)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation()
          onCancel()
        }
      }}
    >
      <TextField
        name="reply"
        label={t('notifications.replyText')}
        multiline
        minRows={2}
        maxRows={6}
        inputRef={focus}
        required
        error={missing}
        helperText={missing ? t('notifications.replyRequired') : undefined}
        onChange={() => setMissing(false)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" size="small" variant="contained" aria-disabled={sending}>
          {t('notifications.send')}
        </Button>
        <Button size="small" color="inherit" onClick={onCancel}>
          {t('notifications.cancel')}
        </Button>
      </Box>
    </Box>
  )
}
