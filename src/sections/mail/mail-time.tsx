import { useTranslation } from 'react-i18next'
import { useClock } from '@/components/use-clock'
import { dayOf } from '@/utils/days'
import { formatDate, formatDateTime, formatDay, formatTime } from '@/utils/format-date'

/** The time of a message: today's as a time, this year's as a day, with the full time in the tooltip. */
export function MailTime({ value }: { value: string }) {
  const { language } = useTranslation().i18n
  useClock()
  const now = Date.now()
  const isToday = dayOf(value) === dayOf(now)
  const isThisYear = new Date(value).getFullYear() === new Date(now).getFullYear()
  const format = isToday ? formatTime : isThisYear ? formatDay : formatDate
  return (
    <time dateTime={value} title={formatDateTime(value, language)}>
      <bdi>{format(value, language)}</bdi>
    </time>
  )
}
