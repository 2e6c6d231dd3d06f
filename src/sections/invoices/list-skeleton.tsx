import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { useCan } from '@/auth/use-can'
import { TableSkeleton } from '@/components/data-table/table-skeleton'
import { PageHeader } from '@/components/page-header'
import { ActionSkeleton } from '@/components/records/records-skeleton'

/** Placeholder of the list, without its texts. */
export function ListSkeleton() {
  const { t } = useTranslation()
  const can = useCan('invoices')
  return (
    <div aria-busy="true">
      <PageHeader title={t('nav.three')} name={t('pages.invoices')}>
        <ActionSkeleton can={can} width={140} />
      </PageHeader>
      <Skeleton variant="rounded" sx={{ mb: 3, height: { xs: 316, sm: 352, md: 254, xl: 156 } }} />
      <TableSkeleton tabs={5} columns="2fr 1fr 1fr 0.8fr 0.5fr 0.8fr" rows={10} />
    </div>
  )
}
