import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { TableSkeleton } from '@/components/data-table/table-skeleton'
import { PageHeader } from '@/components/page-header'

/** The shape of the page, before even its words are there. */
export function UsersSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <PageHeader title={t('nav.four')} caption={t('pages.users')}>
        <Skeleton variant="rounded" width={128} height={40} />
      </PageHeader>
      <TableSkeleton tabs={5} columns="2fr 1.2fr 1.2fr 1fr 1fr 0.7fr" rows={10} />
    </div>
  )
}
