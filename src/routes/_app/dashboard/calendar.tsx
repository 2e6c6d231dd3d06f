import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { usePage } from '@/routes/-use-page'
import { calendarPage } from '@/sections/calendar/calendar-search'
import { CalendarSkeleton } from '@/sections/calendar/calendar-skeleton'
import { CalendarView } from '@/sections/calendar/calendar-view'

export const Route = createFileRoute('/_app/dashboard/calendar')({
  staticData: { title: 'nav.calendar' },
  validateSearch: calendarPage.schema,
  search: { middlewares: [stripSearchParams(calendarPage.defaults)] },
  loader: ({ context }) =>
    context.load(() => import('@/api/calendar').then(({ events }) => events.list()), 'calendar', 'kit'),
  pendingComponent: CalendarSkeleton,
  component: () => <CalendarView {...usePage(Route)} />,
})
