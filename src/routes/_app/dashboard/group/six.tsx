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
  loader: ({ context, deps }) => {
    // Not waited for: the search box keeps its focus while a list is on its way.
    if (deps.tab === 'tours') context.load(toursQuery(deps), 'offers', 'kit')
    else context.load(jobsQuery(deps), 'offers', 'kit')
  },
  // The data is the browser's to fetch; the prerendered page has the skeleton.
  ssr: false,
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
