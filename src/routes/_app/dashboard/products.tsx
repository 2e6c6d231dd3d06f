import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCan } from '@/auth/use-can'
import { RecordsSkeleton } from '@/components/records/records-skeleton'
import { usePage } from '@/routes/-use-page'
import { productsPage } from '@/sections/products/products-search'
import { ProductsView } from '@/sections/products/products-view'

export const Route = createFileRoute('/_app/dashboard/products')({
  staticData: { title: 'nav.products' },
  validateSearch: productsPage.schema,
  search: { middlewares: [stripSearchParams(productsPage.defaults)] },
  loaderDeps: productsPage.query,
  loader: ({ context, deps }) =>
    context.load(() => import('@/api/products').then(({ products }) => products.list(deps)), 'products', 'kit'),
  pendingComponent: ProductsSkeleton,
  component: () => <ProductsView {...usePage(Route)} />,
})

function ProductsSkeleton() {
  const { t } = useTranslation()
  return (
    <RecordsSkeleton
      can={useCan('products')}
      title={t('nav.products')}
      tabs={3}
      columns="2.9fr 0.9fr 1.1fr 0.9fr 0.9fr 0.9fr"
    />
  )
}
