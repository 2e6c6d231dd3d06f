import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@/api/calendar'
import { useCan } from '@/auth/use-can'
import { EmptyState } from '@/components/empty-state'
import type { OnSearchChange } from '@/components/records/page-search'
import { ReadOnly } from '@/components/records/read-only'
import { type CalendarSearch, closed } from './calendar-search'
import { EventDetail } from './event-detail'
import { EventForm } from './event-form'
import { firstOf, type Occurrence } from './occurrences'
import { day, hour, ownZone, type Wall, wallAt, wallOf } from './wall-time'

interface EventDialogsProps {
  search: CalendarSearch
  onSearchChange: OnSearchChange<CalendarSearch>
  /** Undefined until they are loaded. */
  rows: CalendarEvent[] | undefined
  date: Wall
  /** An event was deleted, whose button had the focus. */
  onGone: (occurrence: Occurrence) => void
}

/** The dialog that the URL names: an event's details, or its form. */
export function EventDialogs({ search, onSearchChange, rows, date, onGone }: EventDialogsProps) {
  const { t } = useTranslation('calendar')
  const shell = useTranslation().t
  const can = useCan('calendar')
  const zone = ownZone()
  const close = (done = false) => onSearchChange(closed, { replace: done })
  const event = rows?.find(({ id }) => id === (search.edit ?? search.id))
  const isForm = !!(search.new || search.edit)

  if (isForm && !can.change) {
    return (
      <Dialog open onClose={() => close()} slotProps={{ paper: { 'aria-label': t('event') } }}>
        <ReadOnly>
          <Button variant="contained" onClick={() => close(true)}>
            {shell('common.close')}
          </Button>
        </ReadOnly>
      </Dialog>
    )
  }
  if (search.new) {
    const from = wallOf(search.from)
    const to = wallOf(search.to)
    const allDay = from !== undefined && search.from?.length === 10
    const start = from ?? nextHour(date, wallAt(Date.now(), zone))
    const least = start + (allDay ? 0 : hour)
    const end = (to !== undefined && to >= start ? to : least) + (allDay ? day : 0)
    return <EventForm times={{ start, end, allDay }} onClose={close} />
  }
  if (!rows) return null
  if (!event) {
    return (
      <Dialog open onClose={() => close()} slotProps={{ paper: { 'aria-label': t('gone.title') } }}>
        <EmptyState character={4} title={t('gone.title')} text={t('gone.text')}>
          <Button variant="contained" onClick={() => close(true)}>
            {shell('common.close')}
          </Button>
        </EmptyState>
      </Dialog>
    )
  }
  const first = firstOf(event, zone)
  if (isForm) {
    return <EventForm key={event.id} event={event} times={{ ...first, allDay: event.allDay }} onClose={close} />
  }
  const start = wallOf(search.on) ?? first.start
  return (
    <EventDetail
      occurrence={{ ...first, start, end: start + first.end - first.start }}
      onEdit={() => onSearchChange({ ...closed, edit: event.id }, { replace: true })}
      onClose={close}
      onGone={onGone}
    />
  )
}

/** The next full hour of today, or the morning of another day. */
function nextHour(date: Wall, now: Wall): Wall {
  const next = Math.ceil(now / hour) * hour
  return next >= date && next < date + day ? next : date + 9 * hour
}
