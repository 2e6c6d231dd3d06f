import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { jobsQuery } from '@/api/jobs'
import { toursQuery } from '@/api/tours'
import { type OffersSearch, offersDefaults, offersSearchSchema } from '@/sections/offers/offers-search'
import { OffersSkeleton } from '@/sections/offers/offers-skeleton'
import { OffersView } from '@/sections/offers/offers-view'

export const Route = createFileRoute('/_app/dashboard/group/six')({
  staticData: { title: 'nav.six', caption: 'pages.jobsAndTours' },
  validateSearch: offersSearchSchema,
  search: { middlewares: [stripSearchParams(offersDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    deps.tab === 'tours'
      ? context.load(toursQuery(deps), 'offers', 'kit')
      : context.load(jobsQuery(deps), 'offers', 'kit'),
  pendingComponent: OffersSkeleton,
  component: OffersPage,
})

function OffersPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <OffersView
      search={search}
      onSearchChange={(change, options) =>
        navigate({
          search: (held) => ({ ...held, ...change }) as OffersSearch,
          resetScroll: false,
          ...options,
        })
      }
    />
  )
}
