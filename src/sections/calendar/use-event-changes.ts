import { useTranslation } from 'react-i18next'
import { events } from '@/api/calendar'
import { useCan } from '@/auth/use-can'
import { useRecordChanges } from '@/components/records/use-record-changes'
import { useChange } from '@/components/use-change'
import type { Occurrence } from './occurrences'
import { useEventText } from './use-event-text'
import { isoAt, ownZone, type Wall } from './wall-time'

/** Times by the reader's clock. */
export interface Times {
  start: Wall
  end: Wall
  allDay: boolean
}

/** The moments of times, as the API has them: whole days are those of the event's zone. */
export function datesOf({ start, end, allDay }: Times, zone: string) {
  return { allDay, startDate: isoAt(start, zone), endDate: isoAt(end, zone) }
}

/** The changes of events; each resolves with true if it succeeded. */
export function useEventChanges() {
  const { t } = useTranslation('calendar')
  const { patch, remove } = useRecordChanges(events)
  const can = useCan('calendar')
  const change = useChange()
  const texts = useEventText()
  const reader = ownZone()

  /** The event without one of its repetitions. */
  function without({ event, start }: Occurrence) {
    const zone = event.allDay && event.timeZone ? event.timeZone : reader
    return { exDates: [...event.exDates, isoAt(start, zone)] }
  }

  return {
    /** Moves an event to other times; of one that repeats, this occurrence only. */
    move(occurrence: Occurrence, times: Times) {
      const { event } = occurrence
      const dates = datesOf(times, times.allDay && event.timeZone ? event.timeZone : reader)
      const day = texts.text(times.start, 'day')
      const text = t('said.moved', {
        title: event.title,
        day,
        time: texts.times({ ...times, event: times }),
      })
      if (!event.rrule) return patch([event], dates, text)
      const left = { ...event, ...without(occurrence) }
      const { id: _, exDates, ...fields } = event
      let moved: string | undefined
      return change(
        {
          resource: events,
          put: [left],
          call: async () => {
            await events.update(event.id, { exDates: left.exDates })
            try {
              moved = (await events.create({ ...fields, ...dates, rrule: '' })).id
            } catch (failure) {
              await events.update(event.id, { exDates })
              throw failure
            }
          },
        },
        {
          text,
          // It deletes the moved one.
          undo: can.delete
            ? {
                resource: events,
                put: [event],
                call: async () => {
                  await events.update(event.id, { exDates })
                  if (moved) await events.remove(moved)
                },
              }
            : undefined,
        },
      )
    },

    /** Deletes an event with all its repetitions. */
    remove: ({ event }: Occurrence) =>
      remove([event], t(event.rrule ? 'said.removedAll' : 'said.removed', { title: event.title })),

    /** Leaves out one occurrence of an event that repeats. */
    removeOne: (occurrence: Occurrence) =>
      patch([occurrence.event], without(occurrence), t('said.removedOne', { title: occurrence.event.title })),
  }
}
