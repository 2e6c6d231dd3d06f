import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { jobs } from '@/api/jobs'
import { tours } from '@/api/tours'
import { usePage } from '@/routes/-use-page'
import { jobsPage, offersSearchSchema, toursPage } from '@/sections/offers/offers-search'
import { OffersSkeleton } from '@/sections/offers/offers-skeleton'
import { OffersView } from '@/sections/offers/offers-view'

export const Route = createFileRoute('/_app/dashboard/group/six')({
  staticData: { title: 'nav.six', caption: 'pages.jobsAndTours' },
  validateSearch: offersSearchSchema,
  search: { middlewares: [stripSearchParams(jobsPage.defaults)] },
  loaderDeps: ({ search }) =>
    search.tab === 'tours' ? { tours: toursPage.query({ search }) } : { jobs: jobsPage.query({ search }) },
  loader: ({ context, deps }) =>
    deps.tours
      ? context.load(tours.list(deps.tours), 'offers', 'kit')
      : context.load(jobs.list(deps.jobs), 'offers', 'kit'),
  pendingComponent: OffersSkeleton,
  component: () => <OffersView {...usePage(Route)} />,
})
