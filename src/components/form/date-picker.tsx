import Box from '@mui/material/Box'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker as MuiDatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs, { type Dayjs } from 'dayjs'
import { type ClipboardEvent, type FormEvent, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { showMessage } from '@/components/snackbar-store'
import { invalidDay, isLikelyDay } from '@/utils/days'
import { formatDate } from '@/utils/format-date'
import { readDay } from '@/utils/typed-day'
import { westernDigits } from '@/utils/western-digits'
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
  /** Adds a clear button. */
  clearable?: boolean
}

/**
 * A date that is typed part by part with digits of any script, pasted, or chosen from a calendar, in the language's order. Input
 * that is no date is passed on as `invalidDay`.
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
  const { t, i18n } = useTranslation('kit')
  const { locale, texts } = use(pickerTexts(i18n.language))
  // An incomplete date: as a controlled value it would be cleared from the field. A parent may ignore it.
  const [typed, setTyped] = useState<{ date: Dayjs | null; day: string | null; before: string | null }>()
  const isTyped = typed && (value === typed.day || (typed.day === invalidDay && value === typed.before))
  const date = isTyped ? typed.date : value ? dayjs(value) : null

  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text').trim()
    const plain = westernDigits(text)
    // Single parts of a date are left to the field.
    if (/^[0-9]{1,4}$/.test(text)) return
    event.preventDefault()
    event.stopPropagation()
    const day = readDay(text, i18n.language)
    if (day) onChange(day)
    else if (/^[0-9]{1,4}$/.test(plain)) pasteInto(event.target, plain)
    else {
      const example = formatDate('2026-04-17', i18n.language)
      showMessage({ text: t('form.fault.notDate', { text: text.slice(0, 40), example }), severity: 'error' })
    }
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={texts}>
      <Box sx={{ display: 'contents' }} onInputCapture={writeWesternDigits} onPasteCapture={paste}>
        <MuiDatePicker
          label={label}
          value={date}
          onChange={(date) => {
            const day = dayOfDate(date)
            setTyped({ date, day, before: value })
            onChange(day)
          }}
          {...(min && { minDate: dayjs(min) })}
          {...(max && { maxDate: dayjs(max) })}
          slots={{ openPickerIcon: CalendarIcon }}
          slotProps={{
            field: { clearable },
            textField: {
              fullWidth: true,
              required,
              error,
              helperText,
              size,
              onBlur,
              sx: likeOthers,
              // An empty field shows the parts that are to be typed, as MM/DD/YYYY.
              slotProps: { inputLabel: { shrink: true } },
            },
            openPickerButton: { color: 'inherit' },
          }}
        />
      </Box>
    </LocalizationProvider>
  )
}

/** The library has its own text field: styled with the same height, radius and border as the others. */
const likeOthers = {
  '& .MuiPickersInputBase-root': { fontSize: { sm: '0.875rem' } },
  '& .MuiPickersSectionList-root': { paddingBlock: '13px', lineHeight: '22px', minHeight: 48, boxSizing: 'border-box' },
  '& .MuiPickersOutlinedInput-notchedOutline legend': { fontSize: '0.857em' },
  '& .MuiPickersInputBase-inputSizeSmall .MuiPickersSectionList-root': { paddingBlock: '9px', minHeight: 40 },
  '& .MuiPickersOutlinedInput-root:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiPickersOutlinedInput-notchedOutline':
    {
      borderColor: 'var(--ark-control-border)',
    },
}

/** The library only accepts the digits of its locale (mui/mui-x#14458), so typed digits are converted first. */
function writeWesternDigits({ target }: FormEvent) {
  if (!(target instanceof Node)) return
  const texts = document.createTreeWalker(target, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const typed = text.textContent ?? ''
    const plain = westernDigits(typed)
    if (plain !== typed) text.textContent = plain
  }
}

function pasteInto(target: EventTarget, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const CalendarIcon = () => <Icon icon={calendarIcon} size={20} />

function dayOfDate(date: Dayjs | null) {
  if (!date) return null
  const day = date.isValid() ? date.format('YYYY-MM-DD') : invalidDay
  // A year that is still being typed is a valid date in the first centuries.
  return isLikelyDay(day) ? day : invalidDay
}
