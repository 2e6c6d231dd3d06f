import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatRelative } from '@/utils/format-date'
import { useClock } from './use-clock'

/**
 * How long ago a moment was, as time goes by. The full time is the hint of the pointer, and stands in its place while the keyboard is
 * anywhere in the list item around it.
 */
export function RelativeTime({ value }: { value: string }) {
  const { language } = useTranslation().i18n
  useClock()
  const full = formatDateTime(value, language)
  // Nothing was in the future, though it be so by a clock that is slow.
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
