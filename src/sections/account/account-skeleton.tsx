import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/components/page-header'

/** Placeholder of the account's page; it needs no texts of the page. */
export function AccountSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <PageHeader title={t('account.title')} />
      <Skeleton variant="rounded" width={400} height={48} sx={{ maxWidth: 1, mb: 3 }} />
      <PanelSkeleton />
    </div>
  )
}

/** Placeholder of one of its tabs. */
export function PanelSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 3 }}>
      <Skeleton variant="rounded" height={320} />
      <Skeleton variant="rounded" height={264} />
    </Box>
  )
}
