import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/empty-state'
import { RouterButton } from '@/components/router-link'
import { failureText } from '@/i18n/failure-text'
import { failureCode } from '@/utils/failure'

interface InvoiceFailureProps {
  error: unknown
  onRetry: () => void
}

/** An invoice that did not come: there is none, or something went wrong. */
export function InvoiceFailure({ error, onRetry }: InvoiceFailureProps) {
  const { t } = useTranslation(['invoices', 'translation'])
  const unknown = failureCode(error) === 'not-found'
  return (
    <div role="alert">
      <EmptyState
        title={t(unknown ? 'unknownTitle' : 'failedTitle')}
        text={unknown ? t('unknownText') : failureText(error)}
        character={unknown ? 4 : 6}
      >
        {unknown ? (
          <RouterButton
            to="."
            search={(held: object) => ({ ...held, id: undefined, edit: undefined })}
            variant="contained"
          >
            {t('showAll')}
          </RouterButton>
        ) : (
          <Button variant="contained" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </EmptyState>
    </div>
  )
}
