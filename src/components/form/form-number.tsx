import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readNumber, writeNumber } from '@/utils/typed-number'
import { useField } from './use-field'

type FormNumberProps = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'error' | 'select' | 'type'> & {
  name: string
  /** Number of decimals; money has two, and a currency sign in front. */
  digits?: number
  money?: boolean
  /** A sign before the currency: subtracted or added. */
  sign?: '−' | '+'
}

/**
 * A number in a form, typed and displayed in the language's format. Its value is a number; null if empty, and NaN for invalid
 * input, which the schema rejects.
 */
export function FormNumber({
  name,
  helperText,
  money = false,
  sign,
  digits = money ? 2 : 0,
  ...props
}: FormNumberProps) {
  const { t, i18n } = useTranslation('kit')
  const { fault, ref, value, onChange, onBlur, ...field } = useField(name)
  // Typed text stays as it is until blur, unless the form sets another value; then it is formatted.
  const [typed, setTyped] = useState<{ text: string; value: number | null }>()
  const least = money ? digits : 0
  const text = typed && Object.is(typed.value, value) ? typed.text : writeNumber(value, i18n.language, least)
  const invalid = Number.isNaN(value)
  const example = writeNumber(digits ? 1234.5 : 1234, i18n.language, least)
  return (
    <TextField
      fullWidth
      {...props}
      {...field}
      value={text}
      onChange={({ target }) => {
        const read = readNumber(target.value, i18n.language, digits)
        setTyped({ text: target.value, value: read })
        onChange(read)
      }}
      onBlur={() => {
        if (!invalid) setTyped(undefined)
        onBlur()
      }}
      inputRef={ref}
      error={!!fault}
      helperText={(fault && invalid ? t('form.fault.numberLike', { example }) : fault) ?? helperText}
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
