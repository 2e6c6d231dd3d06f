import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { type CalendarEvent, eventColors, events } from '@/api/calendar'
import { calendarDay, line, required } from '@/api/fields'
import { Form } from '@/components/form/form'
import { FormAutocomplete } from '@/components/form/form-autocomplete'
import { FormButton } from '@/components/form/form-button'
import { Pair } from '@/components/form/form-card'
import { FormDate } from '@/components/form/form-date'
import { FormSelect } from '@/components/form/form-select'
import { FormSwitch } from '@/components/form/form-switch'
import { FormText } from '@/components/form/form-text'
import { useRecordChanges } from '@/components/records/use-record-changes'
import { isDay } from '@/utils/days'
import { ColorDot } from './event-chip'
import { exDatesAt } from './occurrences'
import { type Repeat, repeatOf, repeats, ruleOf } from './repeat-rule'
import { datesOf, type Times } from './use-event-changes'
import { useEventText, zoneText } from './use-event-text'
import { clockText, day, dayText, hour, momentAt, ownZone, type Wall, wallAt, wallOf } from './wall-time'

const isClock = (text: string) => /^\d\d:\d\d$/.test(text)
const hasUntil = (repeat: Repeat) => repeat !== 'none' && repeat !== 'custom'

const schema = z
  .object({
    title: required,
    allDay: z.boolean(),
    startDay: calendarDay,
    startTime: z.string(),
    endDay: calendarDay,
    endTime: z.string(),
    timeZone: z.string(),
    repeat: z.enum(repeats),
    until: z.nullable(z.string()),
    color: z.enum(eventColors),
    location: line,
    description: z.string(),
  })
  .check(
    // A field that is not rendered is not validated.
    z.refine(({ allDay, startTime }) => allDay || isClock(startTime), { path: ['startTime'], error: 'Required' }),
    z.refine(({ allDay, endTime }) => allDay || isClock(endTime), { path: ['endTime'], error: 'Required' }),
    z.refine((values) => isInOrder(values), { path: ['endDay'], error: 'Ends before it starts' }),
    z.refine(({ until, repeat }) => !hasUntil(repeat) || !until || isDay(until), {
      path: ['until'],
      error: 'Must be: date',
    }),
    z.refine(({ until, repeat, startDay }) => !hasUntil(repeat) || !until || !isDay(until) || until >= startDay, {
      path: ['until'],
      error: 'Ends before it starts',
    }),
  )
type Values = z.infer<typeof schema>

interface EventFormProps {
  /** Undefined for a new event. */
  event?: CalendarEvent
  /** The times, by the reader's clock. */
  times: Times
  onClose: (done?: boolean) => void
}

/** The form of an event, in a dialog. */
export function EventForm({ event, times, onClose }: EventFormProps) {
  const { t } = useTranslation('calendar')
  const { save } = useRecordChanges(events)
  const title = useId()
  const [values] = useState(() => valuesOf(event, times))

  async function send(typed: Values) {
    const { start, end } = wallsOf(typed)
    const { title, allDay, timeZone, repeat, until, color, location, description } = typed
    const rrule = repeat === 'custom' ? (event?.rrule ?? '') : ruleOf(repeat, start, until, timeZone)
    const dates = datesOf({ start, end, allDay }, timeZone)
    // What was deleted or moved stays so at the new time.
    const left = event && rrule && event.exDates.length > 0 && { exDates: exDatesAt(event, start, timeZone) }
    const body = { title, ...dates, timeZone, rrule, color, location, description, ...left }
    await save(event, body, t(event ? 'said.saved' : 'said.created', { title }))
    onClose(true)
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={() => onClose()} aria-labelledby={title}>
      <Form schema={schema} values={values} onSubmit={send} texts={{ 'Ends before it starts': t('form.order') }}>
        <div>
          <DialogTitle id={title}>{t(event ? 'edit' : 'new')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, pb: 0 }}>
            <Fields event={event} />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={() => onClose()}>
              {t('form.cancel')}
            </Button>
            <FormButton>{t(event ? 'form.save' : 'form.create')}</FormButton>
          </DialogActions>
        </div>
      </Form>
    </Dialog>
  )
}

function Fields({ event }: { event: CalendarEvent | undefined }) {
  const { t, i18n } = useTranslation('calendar')
  const { text } = useEventText()
  const [allDay, repeat, startDay, timeZone] = useWatch<Values, ['allDay', 'repeat', 'startDay', 'timeZone']>({
    name: ['allDay', 'repeat', 'startDay', 'timeZone'],
  })
  const start = wallOf(startDay) ?? 0
  const names = { weekday: text(start, 'weekdayLong'), date: text(start, 'number'), day: text(start, 'dayShort') }
  const [zones] = useState(() =>
    [...new Set([ownZone(), timeZone, ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
      value,
      label: value.replaceAll('_', ' '),
    })),
  )
  return (
    <>
      <FormText name="title" label={t('fields.title')} required autoFocus autoComplete="off" sx={{ mt: 1 }} />
      <FormSwitch name="allDay" label={t('allDay')} />
      <Pair>
        <FormDate name="startDay" label={t('fields.startDay')} required />
        {!allDay && <FormText name="startTime" type="time" label={t('fields.startTime')} required {...shrunk} />}
        <FormDate name="endDay" label={t('fields.endDay')} required />
        {!allDay && <FormText name="endTime" type="time" label={t('fields.endTime')} required {...shrunk} />}
      </Pair>
      {!allDay && (
        <FormAutocomplete
          name="timeZone"
          label={t('fields.timeZone')}
          options={zones}
          required
          helperText={
            timeZone === ownZone()
              ? t('form.ownZone', { zone: zoneText(timeZone, i18n.language, Date.now()) })
              : t('form.otherZone', { zone: zoneText(timeZone, i18n.language, Date.now()) })
          }
        />
      )}
      <Pair>
        <FormSelect
          name="repeat"
          label={t('fields.repeat')}
          helperText={event?.rrule ? t('form.series') : undefined}
          options={repeats
            .filter((value) => value !== 'custom' || repeat === 'custom')
            .map((value) => ({ value, label: t(`repeat.${value}`, names) }))}
        />
        {hasUntil(repeat) && (
          <FormDate name="until" label={t('fields.until')} helperText={t('form.until')} min={startDay} />
        )}
      </Pair>
      <Pair>
        <FormSelect
          name="color"
          label={t('fields.color')}
          options={eventColors.map((value) => ({
            value,
            label: t(`colors.${value}`),
            icon: <ColorDot tone={value} />,
          }))}
        />
        <FormText name="location" label={t('fields.location')} autoComplete="off" />
      </Pair>
      <FormText name="description" label={t('fields.description')} multiline minRows={3} />
    </>
  )
}

// An empty time field shows the parts that are to be typed.
const shrunk = { slotProps: { inputLabel: { shrink: true } } }

function isInOrder(values: Values) {
  const { start, end } = wallsOf(values)
  // A time that is missing has an error of its own.
  return !(end < start)
}

/** The typed start and end; of whole days the end is that of the last one. */
function wallsOf({ allDay, startDay, startTime, endDay, endTime }: Values): { start: Wall; end: Wall } {
  const at = (date: string, time: string) => wallOf(allDay ? date : `${date}T${time}`) ?? Number.NaN
  return { start: at(startDay, startTime), end: at(endDay, endTime) + (allDay ? day : 0) }
}

function valuesOf(event: CalendarEvent | undefined, { start, end, allDay }: Times): Values {
  const zone = ownZone()
  const timeZone = event?.timeZone || zone
  const own = (wall: Wall) => (allDay || timeZone === zone ? wall : wallAt(momentAt(wall, zone), timeZone))
  const [first, last] = [own(start), own(end)]
  const { repeat, until } = repeatOf(event?.rrule ?? '', first, timeZone)
  return {
    title: event?.title ?? '',
    allDay,
    startDay: dayText(first),
    startTime: clockText(allDay ? first + 9 * hour : first),
    endDay: dayText(allDay ? last - day : last),
    endTime: clockText(allDay ? first + 10 * hour : last),
    timeZone,
    repeat,
    until,
    color: event?.color ?? 'primary',
    location: event?.location ?? '',
    description: event?.description ?? '',
  }
}
