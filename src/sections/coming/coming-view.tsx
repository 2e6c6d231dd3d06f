import Card from '@mui/material/Card'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/empty-state'
import { PageHeader } from '@/components/page-header'
import { RouterButton } from '@/components/router-link'

type NavTitle = 'two' | 'three' | 'four' | 'five' | 'six' | 'faqs'
type PageCaption = 'orders' | 'invoices' | 'users' | 'files' | 'jobsAndTours' | 'faqs'

/** A page that has its place in the site already, and its content later. */
export function ComingView({ title, caption }: { title: `nav.${NavTitle}`; caption: `pages.${PageCaption}` }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t(title)} caption={t(caption)} />
      <Card>
        <EmptyState title={t('pages.emptyTitle')} text={t('pages.emptyText')} character={5}>
          <RouterButton to="/dashboard" variant="soft">
            {t('common.backToDashboard')}
          </RouterButton>
        </EmptyState>
      </Card>
    </>
  )
}
