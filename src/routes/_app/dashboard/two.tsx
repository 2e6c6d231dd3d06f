import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { ordersQuery } from '@/api/orders'
import { ordersPageDefaults, ordersPageSchema } from '@/sections/orders/orders-search'
import { OrdersSkeleton } from '@/sections/orders/orders-skeleton'
import { OrdersView } from '@/sections/orders/orders-view'

export const Route = createFileRoute('/_app/dashboard/two')({
  staticData: { title: 'nav.two', caption: 'pages.orders' },
  validateSearch: ordersPageSchema,
  search: { middlewares: [stripSearchParams(ordersPageDefaults)] },
  loaderDeps: ({ search: { id, hide, dense, ...search } }) => search,
  loader: ({ context, deps }) => context.load(ordersQuery(deps), 'orders', 'kit'),
  pendingComponent: OrdersSkeleton,
  component: OrdersPage,
})

function OrdersPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <OrdersView
      search={search}
      onSearchChange={(change, options) =>
        navigate({ search: (held) => ({ ...held, ...change }), resetScroll: false, ...options })
      }
    />
  )
}
