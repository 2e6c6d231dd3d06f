import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Invoice, invoiceQuery } from '@/api/invoices'
import { invoiceStatuses } from '@/api/invoices-search'
import { PageHeader } from '@/components/page-header'
import { BackLink } from './back-link'
import { InvoiceActions } from './invoice-actions'
import { InvoiceFailure } from './invoice-failure'
import { InvoicePaper } from './invoice-paper'
import { PaperSkeleton } from './invoice-skeletons'
import { PrintStyles } from './print-styles'
import { useInvoiceChanges } from './use-invoice-changes'
import { usePrintTitle } from './use-printing'

interface InvoicePreviewProps {
  id: string
  /** A person came here from another page of these. */
  moved: boolean
  /** Back to the list. */
  onClose: () => void
}

/** An invoice as a document that can be printed, with what can be done to it. */
export function InvoicePreview({ id, moved, onClose }: InvoicePreviewProps) {
  const { t } = useTranslation('invoices')
  const { data: invoice, error, refetch } = useQuery(invoiceQuery(id))
  usePrintTitle(invoice?.invoiceNumber)
  return (
    <>
      <BackLink focus={moved} />
      <PageHeader title={invoice?.invoiceNumber ?? t('preview')} caption={t('previewCaption')}>
        {invoice && <StatusSelect invoice={invoice} />}
        {invoice && <InvoiceActions invoice={invoice} onClose={onClose} />}
      </PageHeader>
      {invoice ? (
        <>
          <PrintStyles />
          <InvoicePaper invoice={invoice} />
        </>
      ) : error ? (
        <Card>
          <InvoiceFailure error={error} onRetry={refetch} />
        </Card>
      ) : (
        <PaperSkeleton />
      )}
    </>
  )
}

function StatusSelect({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  const { setStatus } = useInvoiceChanges()
  return (
    <Box sx={{ width: 160 }}>
      <TextField
        select
        fullWidth
        size="small"
        label={t('status')}
        value={invoice.status}
        onChange={({ target }) => setStatus([invoice], target.value as Invoice['status'])}
      >
        {invoiceStatuses.map((status) => (
          <MenuItem key={status} value={status}>
            {t(`statuses.${status}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
