import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { theThings } from '@/api/the-things'
import { useCan } from '@/auth/use-can'
import { RecordsSkeleton } from '@/components/records/records-skeleton'
import { usePage } from '@/routes/-use-page'
import { theThingsPage } from '@/sections/the-things/the-things-search'
import { TheThingsView } from '@/sections/the-things/the-things-view'

export const Route = createFileRoute('/_app/dashboard/the-things')({
  staticData: { title: 'The things' },
  validateSearch: theThingsPage.schema,
  search: { middlewares: [stripSearchParams(theThingsPage.defaults)] },
  loaderDeps: theThingsPage.query,
  loader: ({ context, deps }) => context.load(theThings.list(deps), 'the-things', 'kit'),
  pendingComponent: () => (
    <RecordsSkeleton can={useCan('the-things')} title="The things" caption=" " columns="2fr 1fr 1fr" tabs={4} />
  ),
  component: () => <TheThingsView {...usePage(Route)} />,
})
