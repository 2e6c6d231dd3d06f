import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { orders } from '@/api/orders'
import { usePage } from '@/routes/-use-page'
import { ordersPage } from '@/sections/orders/orders-search'
import { OrdersSkeleton } from '@/sections/orders/orders-skeleton'
import { OrdersView } from '@/sections/orders/orders-view'

export const Route = createFileRoute('/_app/dashboard/two')({
  staticData: { title: 'nav.two', caption: 'pages.orders' },
  validateSearch: ordersPage.schema,
  search: { middlewares: [stripSearchParams(ordersPage.defaults)] },
  loaderDeps: ordersPage.query,
  loader: ({ context, deps }) => context.load(orders.list(deps), 'orders', 'kit'),
  pendingComponent: OrdersSkeleton,
  component: () => <OrdersView {...usePage(Route)} />,
})
