import Box from '@mui/material/Box'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker as MuiDatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs, { type Dayjs } from 'dayjs'
import { type ClipboardEvent, type FormEvent, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { showMessage } from '@/components/snackbar-store'
import { notADay } from '@/utils/days'
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
  /** A button that empties it. */
  clearable?: boolean
}

/**
 * A date that is typed part by part in digits of any script, pasted, or chosen from a calendar, in the language's own
 * order. What is typed and is no date is given as `notADay`.
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
  // What is half typed is no date yet: given back as one it would be cleared from the field. A parent may ignore it.
  const [typed, setTyped] = useState<{ date: Dayjs | null; day: string | null; before: string | null }>()
  const isTyped = typed && (value === typed.day || (typed.day === notADay && value === typed.before))
  const date = isTyped ? typed.date : value ? dayjs(value) : null

  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text').trim()
    const plain = westernDigits(text)
    // One part of a date is the field's own to take.
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
            textField: { fullWidth: true, required, error, helperText, size, onBlur, sx: likeOthers },
            openPickerButton: { color: 'inherit' },
          }}
        />
      </Box>
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

/** The library knows the digits alone that its locale writes (mui/mui-x#14458); what is typed is changed before it looks. */
function writeWesternDigits({ target }: FormEvent) {
  const texts = document.createTreeWalker(target as Node, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const plain = westernDigits(text.data)
    if (plain !== text.data) text.data = plain
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
  // A year that is still being typed is a date too, of the first centuries.
  return date.isValid() && date.year() > 999 ? date.format('YYYY-MM-DD') : notADay
}
