import type { Overview } from '@/api/overview'
import { AppsCard } from './apps-card'
import { BookingMonthsCard } from './booking-months-card'
import { BookingsCard } from './bookings-card'
import { CountriesCard } from './countries-card'
import { CoursesCard } from './courses-card'
import { DownloadsCard } from './downloads-card'
import { OrdersCard } from './orders-card'
import { PostsCard } from './posts-card'
import { ReviewsCard } from './reviews-card'
import { SalesCard } from './sales-card'
import { TicketsCard } from './tickets-card'

interface OverviewRestProps {
  /** Undefined if the figures failed to load; the lists are requested separately. */
  overview: Overview | undefined
}

/** What lies below the figures: charts of the period, and what is new. */
export function OverviewRest({ overview }: OverviewRestProps) {
  return (
    <>
      {overview && (
        <>
          <SalesCard overview={overview} />
          <OrdersCard overview={overview} />
          <CountriesCard sales={overview.salesByCountry} />
          <BookingMonthsCard months={overview.bookingsByMonth} />
        </>
      )}
      <BookingsCard />
      <AppsCard />
      <CoursesCard />
      <PostsCard />
      <ReviewsCard />
      <TicketsCard counts={overview?.ticketsByStatus} />
      <DownloadsCard />
    </>
  )
}
