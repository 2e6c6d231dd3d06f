import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { invoices } from '@/api/invoices'
import { usePage } from '@/routes/-use-page'
import { invoicesPage } from '@/sections/invoices/invoices-search'
import { InvoicesView } from '@/sections/invoices/invoices-view'
import { ListSkeleton } from '@/sections/invoices/list-skeleton'

export const Route = createFileRoute('/_app/dashboard/three')({
  staticData: { title: 'nav.three', caption: 'pages.invoices' },
  validateSearch: invoicesPage.schema,
  search: { middlewares: [stripSearchParams(invoicesPage.defaults)] },
  loaderDeps: invoicesPage.query,
  loader: ({ context, deps }) => context.load(invoices.list(deps), 'invoices', 'kit'),
  pendingComponent: ListSkeleton,
  component: () => <InvoicesView {...usePage(Route)} />,
})
