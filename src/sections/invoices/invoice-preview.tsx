import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Invoice, invoiceStatuses, invoices } from '@/api/invoices'
import { useCan } from '@/auth/use-can'
import { Label } from '@/components/label'
import { PageHeader } from '@/components/page-header'
import { valueIn } from '@/utils/keys'
import { BackLink } from './back-link'
import { InvoiceActions } from './invoice-actions'
import { InvoiceFailure } from './invoice-failure'
import { InvoicePaper } from './invoice-paper'
import { PaperSkeleton } from './invoice-skeletons'
import { statusColor } from './invoice-status'
import { PrintStyles } from './print-styles'
import { useInvoiceChanges } from './use-invoice-changes'
import { usePrintTitle } from './use-printing'

interface InvoicePreviewProps {
  id: string
  /** True if the user came from the list or another invoice page. */
  moved: boolean
  /** Goes back to the list. */
  onClose: () => void
}

/** An invoice as a printable document, with its actions. */
export function InvoicePreview({ id, moved, onClose }: InvoicePreviewProps) {
  const { t } = useTranslation('invoices')
  const { data: invoice, error, isFetching, refetch } = useQuery(invoices.record(id))
  usePrintTitle(invoice?.invoiceNumber)
  return (
    <>
      <BackLink focus={moved} />
      <PageHeader title={invoice?.invoiceNumber ?? t('preview')} caption={t('previewCaption')}>
        {invoice && <Status invoice={invoice} />}
        {invoice && <InvoiceActions invoice={invoice} onClose={onClose} />}
      </PageHeader>
      {invoice ? (
        <>
          <PrintStyles />
          <InvoicePaper invoice={invoice} />
        </>
      ) : error ? (
        <Card>
          <InvoiceFailure failure={error} loading={isFetching} onRetry={refetch} />
        </Card>
      ) : (
        <PaperSkeleton />
      )}
    </>
  )
}

/** The status; a select if the role may change it. */
function Status({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  const can = useCan('invoices')
  const { setStatus } = useInvoiceChanges()
  if (!can.change) return <Label color={statusColor[invoice.status]}>{t(`statuses.${invoice.status}`)}</Label>
  return (
    <Box sx={{ width: 160 }}>
      <TextField
        select
        fullWidth
        size="small"
        label={t('status')}
        value={invoice.status}
        onChange={({ target }) => {
          const status = valueIn(invoiceStatuses, target.value)
          if (status) setStatus([invoice], status)
        }}
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
