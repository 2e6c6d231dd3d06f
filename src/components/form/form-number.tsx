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
  const { t, i18n } = useTranslation('kit')
  const { fault, ref, value, onChange, onBlur, ...field } = useField(name)
  // What is being typed stays as it is, unless the form gets another value; what is left is written anew.
  const [typed, setTyped] = useState<{ text: string; value: number | null }>()
  const least = money ? digits : 0
  const text = typed && Object.is(typed.value, value) ? typed.text : writeNumber(value, i18n.language, least)
  const invalid = Number.isNaN(value)
  const example = writeNumber(digits ? 1234.5 : 1234, i18n.language, least)
  const form = [t('form.fault.numberLike', { example }), money && t('form.fault.decimals')].filter(Boolean).join(' ')
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
      helperText={(fault && invalid ? form : fault) ?? helperText}
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
