import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readNumber, writeNumber } from '@/utils/typed-number'
import { useField } from './use-field'

type FormNumberProps = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'error' | 'select' | 'type'> & {
  name: string
  /** How many places after the point; money has two, and its sign before it. */
  digits?: number
  money?: boolean
  /** Whether it is taken off or put on, shown before the sign of money. */
  sign?: '−' | '+'
}

/**
 * A number in a form, typed and shown as the language writes it. Its value is a number; null where nothing stands, and
 * NaN where no number does, which the schema refuses.
 */
export function FormNumber({
  name,
  helperText,
  money = false,
  sign,
  digits = money ? 2 : 0,
  ...props
}: FormNumberProps) {
  const { i18n } = useTranslation()
  const { fault, ref, value, onChange, onBlur, ...field } = useField(name)
  // What is being typed stays as it is; only what is left is written anew.
  const [typed, setTyped] = useState<string>()
  const written = Number.isNaN(value) ? typed : writeNumber(value, i18n.language, money ? digits : 0, digits)
  return (
    <TextField
      fullWidth
      {...props}
      {...field}
      value={typed ?? written ?? ''}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(readNumber(target.value, i18n.language))
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(undefined)
        onBlur()
      }}
      inputRef={ref}
      error={!!fault}
      helperText={fault ?? helperText}
      slotProps={{
        ...props.slotProps,
        htmlInput: { inputMode: digits ? 'decimal' : 'numeric', autoComplete: 'off', dir: 'ltr' },
        input: {
          startAdornment: money && <InputAdornment position="start">{sign ? `${sign} $` : '$'}</InputAdornment>,
        },
      }}
    />
  )
}
