import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker as MuiDatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs, { type Dayjs } from 'dayjs'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { notADay } from '@/utils/days'
import calendarIcon from '~icons/solar/calendar-linear'
import { pickerTexts } from './picker-texts'

interface DatePickerProps {
  label: string
  /** A day: `2026-01-31`. */
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  required?: boolean
  error?: boolean
  helperText?: string | undefined
  min?: string | undefined
  max?: string | undefined
  size?: 'small' | 'medium'
  /** A button that empties it. */
  clearable?: boolean
}

/**
 * A date that is typed part by part or chosen from a calendar, in the language's own order. What is typed and is no date
 * is given as `notADay`.
 */
export function DatePicker({
  label,
  value,
  onChange,
  onBlur,
  required = false,
  error = false,
  helperText,
  min,
  max,
  size = 'medium',
  clearable = false,
}: DatePickerProps) {
  const { i18n } = useTranslation()
  const { locale, texts } = use(pickerTexts(i18n.language))
  // What is half typed is no date yet: given back as one it would be cleared from the field.
  const [typed, setTyped] = useState<{ date: Dayjs | null; day: string | null }>()
  const date = typed && typed.day === value ? typed.date : value ? dayjs(value) : null
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={texts}>
      <MuiDatePicker
        label={label}
        value={date}
        onChange={(date) => {
          const day = dayOfDate(date)
          setTyped({ date, day })
          onChange(day)
        }}
        {...(min && { minDate: dayjs(min) })}
        {...(max && { maxDate: dayjs(max) })}
        slots={{ openPickerIcon: CalendarIcon }}
        slotProps={{
          field: { clearable },
          textField: { fullWidth: true, required, error, helperText, size, onBlur, sx: likeOthers },
          openPickerButton: { color: 'inherit' },
        }}
      />
    </LocalizationProvider>
  )
}

/** The library draws a field of its own: as high, as large and edged as all others. */
const likeOthers = {
  '& .MuiPickersInputBase-root': { fontSize: { sm: '0.875rem' } },
  '& .MuiPickersSectionList-root': { paddingBlock: '13px', lineHeight: '22px' },
  '& .MuiPickersOutlinedInput-notchedOutline legend': { fontSize: '0.857em' },
  '& .MuiPickersInputBase-inputSizeSmall': { paddingBlock: '9px' },
  '& .MuiPickersOutlinedInput-root:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiPickersOutlinedInput-notchedOutline':
    {
      borderColor: 'var(--ark-control-border)',
    },
}

const CalendarIcon = () => <Icon icon={calendarIcon} size={20} />

function dayOfDate(date: Dayjs | null) {
  if (!date) return null
  // A year that is still being typed is a date too, of the first centuries.
  return date.isValid() && date.year() > 999 ? date.format('YYYY-MM-DD') : notADay
}
