import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '@/api/addresses'
import { createAndSendInvoice, type Invoice, invoices } from '@/api/invoices'
import { Form } from '@/components/form/form'
import { FormButton } from '@/components/form/form-button'
import { FormDate } from '@/components/form/form-date'
import { FormSelect } from '@/components/form/form-select'
import { useRecordChanges } from '@/components/records/use-record-changes'
import { AddressPicker } from './address-picker'
import { CardPicker } from './card-picker'
import { InvoiceItems } from './invoice-items'
import { emptyInvoice, type InvoiceValues, invoiceFormSchema, valuesOf } from './invoice-values'
import { TypedTotals } from './typed-totals'

interface InvoiceFormProps {
  /** The invoice to edit; undefined for a new one. */
  invoice?: Invoice | undefined
  /** The default sender of a new invoice. */
  from?: Address | undefined
  onClose: (done: boolean) => void
}

/** The form of an invoice, with totals computed while typing. */
export function InvoiceForm({ invoice, from, onClose }: InvoiceFormProps) {
  const { t } = useTranslation('invoices')
  const { save } = useRecordChanges(invoices)
  const [values] = useState(() => (invoice ? valuesOf(invoice) : emptyInvoice(from)))
  const isDraft = values.status === 'draft'

  async function send(typed: InvoiceValues, intent: string) {
    const status: Invoice['status'] = intent === 'draft' ? 'draft' : typed.status === 'draft' ? 'pending' : typed.status
    if (invoice) {
      const named = { count: 1, number: invoice.invoiceNumber }
      const isSent = intent === 'send'
      const values = { ...typed, status, ...(isSent && { sent: invoice.sent + 1 }) }
      await save(invoice, values, t(isSent ? 'said.sent' : 'said.saved', named))
    } else if (intent === 'draft') {
      await save(undefined, { ...typed, status }, t('said.kept'))
    } else {
      await save(undefined, { ...typed, status }, t('said.created'), createAndSendInvoice)
    }
    onClose(true)
  }

  return (
    <Form
      schema={invoiceFormSchema}
      values={values}
      onSubmit={send}
      texts={{
        "The due date can't be before the invoice date": t('form.dueEarly'),
        "The discount can't be more than the invoice amount": t('form.discountHigh'),
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { lg: 'minmax(0, 1fr) 340px' } }}>
        <Card>
          <Box sx={{ p: 'var(--ark-card-padding)', display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <AddressPicker name="invoiceFrom" label={t('from')} dialog={t('form.chooseFrom')} />
            <AddressPicker name="invoiceTo" label={t('to')} dialog={t('form.chooseTo')} />
          </Box>
          <Box
            sx={{
              p: 'var(--ark-card-padding)',
              display: 'grid',
              gap: 2.5,
              alignItems: 'start',
              gridTemplateColumns: { sm: isDraft ? '1fr 1fr' : '1fr 1fr 1fr' },
              bgcolor: 'background.neutral',
              '& [class*="OutlinedInput-root"]': { bgcolor: 'background.paper' },
            }}
          >
            <FormDate name="createDate" label={t('createDate')} required />
            <FormDate name="dueDate" label={t('dueDate')} required />
            {!isDraft && (
              <FormSelect
                name="status"
                label={t('status')}
                options={(['paid', 'pending', 'overdue'] as const).map((value) => ({
                  value,
                  label: t(`statuses.${value}`),
                }))}
              />
            )}
          </Box>
          <InvoiceItems />
        </Card>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            position: { lg: 'sticky' },
            insetBlockStart: { lg: 'calc(var(--ark-sticky-height) + 16px)' },
          }}
        >
          <TypedTotals />
          <CardPicker />
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            {isDraft ? (
              <>
                <FormButton value="send" size="large">
                  {t(invoice ? 'form.send' : 'form.createAndSend')}
                </FormButton>
                <FormButton value="draft" size="large" variant="soft" color="inherit">
                  {t('form.keepDraft')}
                </FormButton>
              </>
            ) : (
              <FormButton value="save" size="large">
                {t('form.save')}
              </FormButton>
            )}
            <Button color="inherit" size="large" onClick={() => onClose(false)}>
              {t('form.cancel')}
            </Button>
          </Box>
        </Box>
      </Box>
    </Form>
  )
}
