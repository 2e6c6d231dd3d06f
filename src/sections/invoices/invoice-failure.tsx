import { useTranslation } from 'react-i18next'
import { LoadFailure } from '@/components/records/load-failure'
import { RouterButton } from '@/components/router-link'
import { invoicesPage } from './invoices-search'

interface InvoiceFailureProps {
  failure: unknown
  loading: boolean
  onRetry: () => void
}

/** The state of an invoice that failed to load, or does not exist. */
export function InvoiceFailure(props: InvoiceFailureProps) {
  const { t } = useTranslation('invoices')
  const back = (
    <RouterButton {...invoicesPage.link({ id: undefined, edit: undefined })} variant="contained">
      {t('showAll')}
    </RouterButton>
  )
  return <LoadFailure {...props} gone={{ title: t('unknownTitle'), text: t('unknownText'), back }} />
}
