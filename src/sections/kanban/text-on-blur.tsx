import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'

type TextOnBlurProps = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> & {
  value: string
  /** An empty text is not saved. */
  notEmpty?: boolean
  /** Called with the trimmed text once the field is left, if it has changed. */
  onSave: (value: string) => void
}

/** A text field that saves when it is left, or with Enter if it has one line. Escape takes back what was typed. */
export function TextOnBlur({ value, notEmpty = false, onSave, ...props }: TextOnBlurProps) {
  const [typed, setTyped] = useState<string>()

  function save() {
    const text = typed?.trim()
    setTyped(undefined)
    if (text === undefined || text === value || (notEmpty && !text)) return
    onSave(text)
  }

  return (
    <TextField
      fullWidth
      {...props}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !props.multiline) {
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
