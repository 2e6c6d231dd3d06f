import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'

const widths = ['92%', '74%', '86%', '68%', '90%', '78%', '84%']

/** Placeholder of the list. */
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
