import Card from '@mui/material/Card'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addresses } from '@/api/addresses'
import { invoices } from '@/api/invoices'
import { PageHeader } from '@/components/page-header'
import { BackLink } from './back-link'
import { InvoiceFailure } from './invoice-failure'
import { InvoiceForm } from './invoice-form'
import { FormSkeleton } from './invoice-skeletons'

interface InvoiceFormViewProps {
  /** True if the user came from the list or another invoice page. */
  moved: boolean
  /** The invoice to edit; undefined for a new one. */
  id?: string | undefined
  /** Leaves the form. `done` is true if nothing would be lost. */
  onClose: (done: boolean) => void
}

/** The page for a new invoice or for editing one; it replaces the list. */
export function InvoiceFormView({ id, moved, onClose }: InvoiceFormViewProps) {
  const { t } = useTranslation('invoices')
  const { data: senders, isPending: loadingAddresses } = useQuery(addresses.list())
  const { data: invoice, isPending, isFetching, error, refetch } = useQuery(invoices.record(id))
  const title = id ? t('form.edit', { number: invoice?.invoiceNumber ?? '' }) : t('form.new')
  const loading = loadingAddresses || (!!id && isPending)
  // Once mounted, the form stays with its typed text, even if a later request fails.
  const failed = !invoice && error
  return (
    <>
      <BackLink focus={moved} />
      <PageHeader title={title.trim()} caption={t(id ? 'form.editCaption' : 'form.newCaption')} />
      {failed ? (
        <Card>
          <InvoiceFailure failure={failed} loading={isFetching} onRetry={refetch} />
        </Card>
      ) : loading ? (
        <FormSkeleton />
      ) : (
        <InvoiceForm
          key={id}
          invoice={invoice}
          from={senders?.data.find(({ primary }) => primary) ?? senders?.data[0]}
          onClose={onClose}
        />
      )}
    </>
  )
}
