import Card from '@mui/material/Card'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addressesQuery } from '@/api/addresses'
import { invoiceQuery } from '@/api/invoices'
import { PageHeader } from '@/components/page-header'
import { BackLink } from './back-link'
import { InvoiceFailure } from './invoice-failure'
import { InvoiceForm } from './invoice-form'
import { FormSkeleton } from './invoice-skeletons'

interface InvoiceFormViewProps {
  /** A person came here from another page of these. */
  moved: boolean
  /** The invoice that is edited; without one a new one is made. */
  id?: string | undefined
  /** Back to what the form stands in front of. `done` once there is nothing to lose. */
  onClose: (done: boolean) => void
}

/** A new invoice, or one that is changed: a page of its own, in place of the list. */
export function InvoiceFormView({ id, moved, onClose }: InvoiceFormViewProps) {
  const { t } = useTranslation('invoices')
  const { data: addresses, isPending: loadingAddresses } = useQuery(addressesQuery())
  const { data: invoice, isPending, error, refetch } = useQuery({ ...invoiceQuery(id ?? ''), enabled: !!id })
  const title = id ? t('form.edit', { number: invoice?.invoiceNumber ?? '' }) : t('form.new')
  const loading = loadingAddresses || (!!id && isPending)
  // Once the form stands it stays, with what was typed, whatever a later call meets.
  const failed = !invoice && error
  return (
    <>
      <BackLink focus={moved} />
      <PageHeader title={title.trim()} caption={t(id ? 'form.editCaption' : 'form.newCaption')} />
      {failed ? (
        <Card>
          <InvoiceFailure error={failed} onRetry={refetch} />
        </Card>
      ) : loading ? (
        <FormSkeleton />
      ) : (
        <InvoiceForm
          key={id}
          invoice={invoice}
          from={addresses?.data.find(({ primary }) => primary) ?? addresses?.data[0]}
          onClose={onClose}
        />
      )}
    </>
  )
}
