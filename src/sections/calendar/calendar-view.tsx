import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { events } from '@/api/calendar'
import { useCan } from '@/auth/use-can'
import { EmptyState } from '@/components/empty-state'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { PageHeader } from '@/components/page-header'
import { LoadFailure } from '@/components/records/load-failure'
import type { PageProps } from '@/components/records/page-search'
import { RouterButton } from '@/components/router-link'
import addIcon from '~icons/solar/add-circle-bold'
import { AgendaList } from './agenda-list'
import { type CalendarSearch, calendarPage, closed } from './calendar-search'
import { GridSkeleton } from './calendar-skeleton'
import { CalendarToolbar } from './calendar-toolbar'
import { MonthGrid } from './month-grid'
import { type Occurrence, occurrencesIn } from './occurrences'
import { daysOf, firstDayOf } from './ranges'
import { TimeGrid } from './time-grid'
import { useDrag } from './use-drag'
import { type Times, useEventChanges } from './use-event-changes'
import { useEventText } from './use-event-text'
import { useGrid } from './use-grid'
import { day, dayStart, dayText, ownZone, type Wall, wallAt, wallOf, wallText } from './wall-time'

const EventDialogs = lazyPart(() => import('./event-dialogs'), 'EventDialogs')

/** The calendar: a month, a week, a day or an agenda, and the dialogs of an event. */
export function CalendarView({ search, onSearchChange }: PageProps<CalendarSearch>) {
  const { t, i18n } = useTranslation('calendar')
  const shell = useTranslation().t
  const can = useCan('calendar')
  const hint = useId()
  const compact = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const { move } = useEventChanges()
  const texts = useEventText()
  const list = useQuery(events.list())

  const zone = ownZone()
  const today = dayStart(wallAt(Date.now(), zone))
  const date = wallOf(search.date) ?? today
  const view = search.view ?? (compact ? 'agenda' : 'month')
  const firstDay = firstDayOf(i18n.language)
  const days = useMemo(() => daysOf(view, date, firstDay), [view, date, firstDay])
  const [from = date, last = date] = [days[0], days.at(-1)]
  const rows = list.data?.data
  const occurrences = useMemo(() => occurrencesIn(rows ?? [], from, last + day, zone), [rows, from, last, zone])

  const showDate = (wall: Wall) =>
    onSearchChange({ date: wall === today ? undefined : dayText(wall) }, { replace: true })
  const open = ({ event, start }: Occurrence) =>
    onSearchChange({ ...closed, id: event.id, on: event.rrule ? wallText(start) : undefined })
  const onCreate = can.change
    ? ({ start, end, allDay }: Times) =>
        onSearchChange({
          ...closed,
          new: true,
          from: allDay ? dayText(start) : wallText(start),
          to: allDay ? dayText(end - day) : wallText(end),
        })
    : undefined
  const onMove = can.change ? move : undefined

  const heading = useRef<HTMLHeadingElement>(null)
  const grid = useGrid({
    fallback: heading,
    days,
    date,
    isMonth: view === 'month',
    occurrences,
    onDate: showDate,
    onCreate,
    onMove,
  })
  const drag = useDrag({ occurrences, onCreate: onCreate ?? (() => {}), onMove: move })
  const title =
    view === 'month' ? texts.text(date, 'month') : view === 'day' ? texts.text(date, 'date') : texts.range(from, last)
  const shared = {
    days,
    today,
    occurrences,
    draft: drag.draft,
    selected: drag.selected,
    root: grid.root,
    active: grid.active,
    label: title,
    hint,
    onKeyDown: grid.onKeyDown,
    onPointerDown: can.change ? drag.onPointerDown : undefined,
    onCreate,
    onActive: grid.setActive,
    onOpen: open,
  }
  const isOpen = !!(search.id || search.edit || search.new)
  const add = can.change && (
    <RouterButton
      {...calendarPage.link({ ...closed, new: true })}
      variant="contained"
      startIcon={<Icon icon={addIcon} />}
    >
      {t('new')}
    </RouterButton>
  )

  return (
    <>
      <PageHeader title={shell('nav.calendar')} caption={t('zone', { zone: texts.zone(zone) })}>
        {add}
      </PageHeader>
      <Card sx={{ overflow: 'visible' }}>
        <CalendarToolbar
          heading={heading}
          view={view}
          date={date}
          today={today}
          title={title}
          onSearchChange={onSearchChange}
        />
        {!can.change && (
          <Alert severity="info" sx={{ mx: 2, mb: 2 }}>
            {t('readOnly')}
          </Alert>
        )}
        <Box id={hint} sx={visuallyHidden}>
          {t(can.change ? 'keys' : 'keysToRead')}
        </Box>
        {list.isError && !list.data ? (
          <LoadFailure
            title={t('failed')}
            failure={list.error}
            loading={list.isFetching}
            onRetry={() => list.refetch()}
          />
        ) : list.isPending ? (
          <GridSkeleton view={view} />
        ) : view === 'month' ? (
          <MonthGrid
            {...shared}
            date={date}
            compact={compact}
            onDay={(wall) => onSearchChange({ view: 'day', date: dayText(wall) })}
          />
        ) : view === 'agenda' ? (
          occurrences.length > 0 ? (
            <AgendaList days={days} today={today} occurrences={occurrences} onOpen={open} />
          ) : (
            <EmptyState character={3} title={t('emptyTitle')} text={t('emptyText')}>
              {add}
            </EmptyState>
          )
        ) : (
          <TimeGrid key={view} {...shared} />
        )}
      </Card>
      {isOpen && (
        <Suspense>
          <EventDialogs
            search={search}
            onSearchChange={onSearchChange}
            rows={rows}
            date={date}
            onGone={({ start, end, event }) => grid.leave({ start, end, allDay: event.allDay })}
          />
        </Suspense>
      )}
    </>
  )
}
