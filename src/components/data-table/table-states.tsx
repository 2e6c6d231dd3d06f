import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/empty-state'
import { RouterButton } from '@/components/router-link'
import { failureText } from '@/i18n/failure-text'
import { failureCode } from '@/utils/failure'

interface TableFailureProps {
  failure: unknown
  loading: boolean
  onRetry: () => void
}

/** In place of rows that could not be had. */
export function TableFailure({ failure, loading, onRetry }: TableFailureProps) {
  const { t } = useTranslation('kit')
  const shell = useTranslation().t
  if (failureCode(failure) === 'forbidden') {
    // Trying again would change nothing.
    return (
      <div role="alert">
        <EmptyState character={6} title={shell('errors.forbiddenTitle')} text={shell('errors.forbiddenText')}>
          <RouterButton to="/dashboard" variant="contained">
            {shell('common.backToDashboard')}
          </RouterButton>
        </EmptyState>
      </div>
    )
  }
  return (
    <div role="alert">
      <EmptyState character={8} title={t('table.failed')} text={failureText(failure)}>
        <Button variant="contained" loading={loading} onClick={onRetry}>
          {t('retry')}
        </Button>
      </EmptyState>
    </div>
  )
}

/** In place of rows, where the search and the filters leave none. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('kit')
  return (
    <EmptyState character={5} title={t('table.noMatch')} text={t('table.noMatchText')}>
      <Button variant="contained" onClick={onClear}>
        {t('table.clearFilters')}
      </Button>
    </EmptyState>
  )
}
