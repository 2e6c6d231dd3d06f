import Card from '@mui/material/Card'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/empty-state'
import { PageHeader } from '@/components/page-header'

/** The first page, still blank. */
export function DashboardView() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('nav.dashboard')} />
      <Card>
        <EmptyState title={t('pages.emptyTitle')} text={t('pages.emptyText')} character={5} />
      </Card>
    </>
  )
}
