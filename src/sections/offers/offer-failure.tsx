import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/empty-state'
import { RouterButton } from '@/components/router-link'
import { failureText } from '@/i18n/failure-text'
import { failureCode } from '@/utils/failure'

interface OfferFailureProps {
  failure: unknown
  loading: boolean
  onRetry: () => void
  /** Leads from a record that is not there to the list. */
  onBack?: () => void
}

/** In place of what the API refused: a role that may not see it, a record that is not there, or a call to try again. */
export function OfferFailure({ failure, loading, onRetry, onBack }: OfferFailureProps) {
  const { t } = useTranslation('offers')
  const shell = useTranslation().t
  const code = failureCode(failure)
  if (code === 'forbidden') {
    return (
      <Box role="alert">
        <EmptyState character={6} title={shell('errors.forbiddenTitle')} text={shell('errors.forbiddenText')}>
          <RouterButton to="/dashboard" variant="contained">
            {shell('common.backToDashboard')}
          </RouterButton>
        </EmptyState>
      </Box>
    )
  }
  if (code === 'not-found' && onBack) {
    return (
      <Box role="alert">
        <EmptyState character={4} title={t('gone.title')} text={t('gone.text')}>
          <Button variant="contained" onClick={onBack}>
            {t('gone.back')}
          </Button>
        </EmptyState>
      </Box>
    )
  }
  return (
    <Box role="alert">
      <EmptyState character={8} title={shell('errors.failedTitle')} text={failureText(failure)}>
        <Button variant="contained" loading={loading} onClick={onRetry}>
          {shell('common.retry')}
        </Button>
      </EmptyState>
    </Box>
  )
}
