import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { overviewQuery } from '@/api/overview'
import { overviewSearchSchema } from '@/api/overview-search'
import { OverviewSkeleton } from '@/sections/overview/overview-skeleton'
import { OverviewView } from '@/sections/overview/overview-view'

export const Route = createFileRoute('/_app/dashboard/')({
  staticData: { title: 'nav.one', caption: 'pages.overview' },
  validateSearch: overviewSearchSchema,
  search: { middlewares: [stripSearchParams({ period: '30d' })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.load(overviewQuery(deps.period), 'overview', 'kit'),
  pendingComponent: OverviewSkeleton,
  component: OverviewPage,
})

function OverviewPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <OverviewView search={search} onSearchChange={(next) => navigate({ search: next, resetScroll: false })} />
}
