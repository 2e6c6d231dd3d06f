import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCommandKey } from '@/utils/command-key'

interface InlineFormProps {
  /** Its label, number of lines and attributes. */
  field: TextFieldProps
  value: string
  onType: (text: string) => void
  /** The text of the button. */
  action: string
  /** Not called without text. */
  onSend: (text: string) => void
  sending?: boolean
  onClose: () => void
}

/** A field in the place of a button or text, which takes the focus; Escape closes it, and not the panel that it is in. */
export function InlineForm({ field, value, onType, action, onSend, sending = false, onClose }: InlineFormProps) {
  const { t } = useTranslation('kanban')
  const input = useRef<HTMLInputElement>(null)

  function send(event: FormEvent) {
    event.preventDefault()
    const text = value.trim()
    input.current?.focus()
    if (text && !sending) onSend(text)
  }

  return (
    <Box
      component="form"
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && hasCommandKey(event)) return send(event)
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      sx={{ display: 'grid', gap: 1 }}
    >
      <TextField
        {...field}
        autoFocus
        fullWidth
        inputRef={input}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" size="small" loading={sending} loadingPosition="start">
          {action}
        </Button>
        <Button size="small" color="inherit" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Box>
    </Box>
  )
}
