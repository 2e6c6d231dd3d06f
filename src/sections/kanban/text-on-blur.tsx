import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useEffect, useEffectEvent } from 'react'
import { sessionSignal } from '@/api/session-scope'
import { useKeptText } from '@/components/form/use-kept-text'

type TextOnBlurProps = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> & {
  /** Its name among the texts that are restored after an expired session. */
  draft: string
  value: string
  /** An empty text is not saved. */
  notEmpty?: boolean
  /** Called with the trimmed text once the field is left, if it has changed; resolves with true if it was saved. */
  onSave: (value: string) => Promise<boolean>
}

/**
 * A text field that saves when it is left, or with Enter if it has one line; a text that was rejected stays. Escape takes back what
 * was typed.
 */
export function TextOnBlur({ draft, value, notEmpty = false, onSave, ...props }: TextOnBlurProps) {
  const [typed, setTyped, send] = useKeptText(draft, value)

  function save() {
    const text = typed?.trim()
    if (text === undefined || text === value || (notEmpty && !text)) setTyped(undefined)
    else send(text, onSave)
  }

  // Removed with the focus in it, as by Back, it gets no blur. Removed because another user has come, it is not saved as theirs.
  const onRemoved = useEffectEvent(save)
  useEffect(() => {
    const session = sessionSignal()
    return () => {
      if (!session.aborted) onRemoved()
    }
  }, [])

  return (
    <TextField
      fullWidth
      {...props}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        // An input method's Enter accepts what it suggests.
        if (event.key === 'Enter' && !props.multiline && !event.nativeEvent.isComposing) {
          event.preventDefault()
          save()
        } else if (event.key === 'Escape' && typed !== undefined) {
          event.preventDefault()
          event.stopPropagation()
          setTyped(undefined)
        }
      }}
    />
  )
}
