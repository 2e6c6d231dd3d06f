import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatRelative } from '@/utils/format-date'
import { useClock } from './use-clock'

/**
 * The time since a moment, updated as time passes. The full time is in the tooltip, and replaces it while the focus is in the
 * surrounding list item.
 */
export function RelativeTime({ value }: { value: string }) {
  const { language } = useTranslation().i18n
  useClock()
  const full = formatDateTime(value, language)
  // A moment in the future, by a slow clock, counts as now.
  const ago = formatRelative(value, language, Math.max(Date.now(), Date.parse(value)))
  return (
    <Time dateTime={value} title={full}>
      <bdi>{ago}</bdi>
      <bdi className="full">{full}</bdi>
    </Time>
  )
}

const Time = styled('time')({
  '& > .full, li:has(:focus-visible) & > :not(.full)': { display: 'none' },
  'li:has(:focus-visible) & > .full': { display: 'inline' },
})
