import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { formatDate } from '@/utils/format-date'
import calendarIcon from '~icons/solar/calendar-linear'

const DateRangePopover = lazyPart(() => import('./date-range-popover'), 'DateRangePopover')

export interface Range {
  /** First and last day, as `2026-01-31`; undefined for an open end. */
  from: string | undefined
  to: string | undefined
}

interface DateRangeProps extends Range {
  onChange: (range: Range) => void
}

/** Filters a list by days, in a panel that is loaded when first opened. */
export function DateRange({ onChange, ...range }: DateRangeProps) {
  const { t } = useTranslation('kit')
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={open}
        startIcon={<Icon icon={calendarIcon} />}
        onPointerEnter={DateRangePopover.preload}
        onFocus={DateRangePopover.preload}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget)
          setOpen(true)
        }}
      >
        {t('dates.button')}
      </Button>
      <Suspense>
        {anchor && (
          <DateRangePopover {...range} anchor={anchor} open={open} onClose={() => setOpen(false)} onChange={onChange} />
        )}
      </Suspense>
    </>
  )
}

/** A range as text; undefined if both ends are open. */
export function useRangeText({ from, to }: Range) {
  const { t, i18n } = useTranslation('kit')
  const words = (day: string) => formatDate(day, i18n.language)
  if (from && to) return t('dates.range', { from: words(from), to: words(to) })
  if (from) return t('dates.since', { from: words(from) })
  return to && t('dates.until', { to: words(to) })
}
