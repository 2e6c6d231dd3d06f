import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@/api/calendar'
import { localeOf } from '@/utils/format-number'
import { firstOf, type Occurrence } from './occurrences'
import { repeatOf } from './repeat-rule'
import { day, dayStart, momentAt, ownZone, type Wall, wallOf } from './wall-time'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: string, options: Intl.DateTimeFormatOptions) {
  const key = language + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options)
  formats.set(key, format)
  return format
}

const styles = {
  weekday: { weekday: 'short' },
  number: { day: 'numeric' },
  weekdayLong: { weekday: 'long' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  dayShort: { day: 'numeric', month: 'short' },
  date: { dateStyle: 'full' },
  month: { month: 'long', year: 'numeric' },
  hour: { hour: 'numeric' },
  time: { timeStyle: 'short' },
  moment: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** The name of a time zone in a language with its offset at a moment: `Eastern Standard Time (GMT-5)`. */
export function zoneText(zone: string, language: string, moment: number) {
  const part = (timeZoneName: 'long' | 'shortOffset') => {
    try {
      return formatOf(language, { timeZone: zone, timeZoneName })
        .formatToParts(moment)
        .find(({ type }) => type === 'timeZoneName')?.value
    } catch {
      return undefined
    }
  }
  const [name = zone, offset = ''] = [part('long'), part('shortOffset')]
  return offset && offset !== name ? `${name} (\u2066${offset}\u2069)` : name
}

/** The texts of times and of events, in the user's language. */
export function useEventText() {
  const { t, i18n } = useTranslation('calendar')
  const { language } = i18n
  const zone = ownZone()

  const text = (wall: Wall, style: keyof typeof styles) =>
    formatOf(language, { ...styles[style], timeZone: 'UTC' }).format(wall)

  /** `10:00 – 11:00`, with the days if it lasts over midnight; `All day`, or the days. */
  function times({ start, end, event }: Pick<Occurrence, 'start' | 'end'> & { event: Pick<CalendarEvent, 'allDay'> }) {
    if (event.allDay) {
      if (end - start <= day) return t('allDay')
      return formatOf(language, { ...styles.dayShort, timeZone: 'UTC' }).formatRange(start, end - day)
    }
    const style = dayStart(start) === dayStart(end - 1) ? styles.time : styles.moment
    const format = formatOf(language, { ...style, timeZone: 'UTC' })
    return end > start ? format.formatRange(start, end) : format.format(start)
  }

  /** The time by the clock of the event's own zone, if that is another. */
  function elsewhere({ event, start }: Occurrence) {
    if (event.allDay || !event.timeZone || event.timeZone === zone) return undefined
    const moment = momentAt(start, zone)
    const [own, here] = [event.timeZone, zone].map((timeZone) => formatOf(language, { ...styles.time, timeZone }))
    if (!own || own.format(moment) === here?.format(moment)) return undefined
    return t('elsewhere', { time: own.format(moment), zone: zoneText(event.timeZone, language, moment) })
  }

  function repeated(event: CalendarEvent) {
    const own = event.timeZone || zone
    const { start } = firstOf(event, own)
    const { repeat, until } = repeatOf(event.rrule, start, own)
    const values = { weekday: text(start, 'weekdayLong'), date: text(start, 'number'), day: text(start, 'dayShort') }
    const rule = t(`repeat.${repeat}`, values)
    const last = wallOf(until ?? undefined)
    return last === undefined ? rule : t('repeat.until', { repeat: rule, date: text(last, 'dayShort') })
  }

  return {
    text,
    times,
    elsewhere,
    repeated,
    zone: (zone: string, moment = Date.now()) => zoneText(zone, language, moment),
    /** Two walls as one range of days. */
    range: (from: Wall, to: Wall) =>
      formatOf(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(from, to),
    /** What an event's accessible name has after its title and times: its day, and what is special about it. */
    details(occurrence: Occurrence) {
      const { event, start } = occurrence
      return [text(start, 'day'), event.rrule && repeated(event), elsewhere(occurrence)].filter(Boolean).join(', ')
    },
  }
}
