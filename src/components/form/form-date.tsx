import TextField from '@mui/material/TextField'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/components/lazy-part'
import { formatDate } from '@/utils/format-date'
import { useField } from './use-field'

const DatePicker = lazyPart(() => import('./date-picker'), 'DatePicker')

interface FormDateProps {
  name: string
  label: string
  required?: boolean
  helperText?: string
  /** First and last day allowed, as `2026-01-31`. */
  min?: string | undefined
  max?: string | undefined
}

/**
 * A date in a form, typed or chosen from a calendar, which is loaded with the first date field. Its value is a day, `2026-01-31`;
 * null if empty.
 */
export function FormDate({ name, label, required = false, helperText, min, max }: FormDateProps) {
  const { i18n } = useTranslation()
  const { fault, value, onChange, onBlur } = useField(name)
  const said = fault ?? helperText
  const shown = value ? formatDate(value, i18n.language) : ''
  return (
    <Suspense
      fallback={<TextField fullWidth disabled label={label} required={required} value={shown} helperText={said} />}
    >
      <DatePicker
        label={label}
        value={value ?? null}
        onChange={onChange}
        onBlur={onBlur}
        required={required}
        error={!!fault}
        helperText={said}
        min={min}
        max={max}
      />
    </Suspense>
  )
}
