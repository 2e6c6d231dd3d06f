import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/empty-state'
import { failureText } from '@/i18n/failure-text'

const widths = ['92%', '74%', '86%', '68%', '90%', '78%', '84%']

/** The shape of the list that is on its way. */
export function NotificationsSkeleton() {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-label={t('common.loading')}>
      {widths.map((width) => (
        <Box key={width} sx={{ display: 'flex', gap: 2, px: 3, py: 2 }}>
          <Skeleton variant="circular" width={44} height={44} sx={{ flexShrink: 0 }} />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton width={width} sx={{ typography: 'body2' }} />
            <Skeleton width="48%" sx={{ typography: 'caption', mt: 0.5 }} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

interface NotificationsFailedProps {
  failure: unknown
  loading: boolean
  onRetry: () => void
}

/** In place of the list that did not come. */
export function NotificationsFailed({ failure, loading, onRetry }: NotificationsFailedProps) {
  const { t } = useTranslation()
  return (
    <Box role="alert">
      <EmptyState title={t('errors.failedTitle')} text={failureText(failure)} character={4}>
        <Button variant="contained" loading={loading} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </EmptyState>
    </Box>
  )
}
