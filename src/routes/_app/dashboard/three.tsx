import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { invoicesQuery } from '@/api/invoices'
import { invoicesPageDefaults, invoicesPageSchema } from '@/sections/invoices/invoices-search'
import { InvoicesView } from '@/sections/invoices/invoices-view'
import { ListSkeleton } from '@/sections/invoices/list-skeleton'

export const Route = createFileRoute('/_app/dashboard/three')({
  staticData: { title: 'nav.three', caption: 'pages.invoices' },
  validateSearch: invoicesPageSchema,
  search: { middlewares: [stripSearchParams(invoicesPageDefaults)] },
  loaderDeps: ({ search: { id, edit, new: isNew, ...search } }) => search,
  loader: ({ context, deps }) => context.load(invoicesQuery(deps), 'invoices', 'kit'),
  pendingComponent: ListSkeleton,
  component: InvoicesPage,
})

function InvoicesPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <InvoicesView
      search={search}
      onSearchChange={(change, options) =>
        navigate({ search: (held) => ({ ...held, ...change }), resetScroll: false, ...options })
      }
    />
  )
}
