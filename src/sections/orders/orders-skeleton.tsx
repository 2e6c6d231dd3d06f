import { useTranslation } from 'react-i18next'
import { TableSkeleton } from '@/components/data-table/table-skeleton'
import { PageHeader } from '@/components/page-header'

/** The shape of the page, before even its words are there. */
export function OrdersSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <PageHeader title={t('nav.two')} caption={t('pages.orders')} />
      <TableSkeleton tabs={5} columns="0.7fr 2fr 1fr 0.6fr 0.8fr 0.9fr" rows={10} />
    </div>
  )
}
