import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/empty-state'
import { failureText } from '@/i18n/failure-text'
import { isLostChunk } from '@/utils/lost-chunk'

/** The router's own error screen: what happened, and a way on. */
export function ErrorView({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const lost = isLostChunk(error)
  const retry = () => {
    reset()
    router.invalidate()
  }
  return (
    <EmptyState
      level={1}
      title={lost ? t('errors.chunk') : t('errors.unexpected')}
      text={lost ? t('errors.chunkText') : t('errors.unexpectedText')}
      character={8}
    >
      <Typography role="alert" variant="caption" sx={{ mb: 3, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {failureText(error)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Button variant="contained" onClick={lost ? () => location.reload() : retry}>
          {lost ? t('common.reload') : t('common.retry')}
        </Button>
        {/* A whole new load: what failed may be the router's own state. */}
        <Button variant="outlined" href={import.meta.env.BASE_URL}>
          {t('common.home')}
        </Button>
      </Box>
    </EmptyState>
  )
}
