import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/empty-state'
import { RouterButton } from '@/components/router-link'
import { config } from '@/config'
import { failureText } from '@/i18n/failure-text'
import { failureCode } from '@/utils/failure'

interface LoadFailureProps {
  failure: unknown
  onRetry: () => void
  /** True while retrying. */
  loading?: boolean
  title?: string
  /** For one record: the texts if it does not exist, and a button or link back to the list. */
  gone?: { title: string; text: string; back: ReactNode }
}

/** Replaces data that failed to load: no permission, not found, or an error with a retry. */
export function LoadFailure({ failure, onRetry, loading = false, title, gone }: LoadFailureProps) {
  const { t } = useTranslation()
  const code = failureCode(failure)
  return (
    <div role="alert">
      {code === 'forbidden' ? (
        // A retry would not help.
        <EmptyState character={6} title={t('errors.forbiddenTitle')} text={t('errors.forbiddenText')}>
          <RouterButton to={config.auth.redirectPath} variant="contained">
            {t('common.backToDashboard')}
          </RouterButton>
        </EmptyState>
      ) : code === 'not-found' && gone ? (
        <EmptyState character={4} title={gone.title} text={gone.text}>
          {gone.back}
        </EmptyState>
      ) : (
        <EmptyState character={8} title={title ?? t('errors.failedTitle')} text={failureText(failure)}>
          <Button variant="contained" loading={loading} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </EmptyState>
      )}
    </div>
  )
}
