import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '@/api/addresses'
import { createAndSendInvoice, createInvoice, type Invoice, updateInvoice } from '@/api/invoices'
import { Form } from '@/components/form/form'
import { FormButton } from '@/components/form/form-button'
import { FormDate } from '@/components/form/form-date'
import { FormSelect } from '@/components/form/form-select'
import { useSave } from '@/components/form/use-save'
import { AddressPicker } from './address-picker'
import { CardPicker } from './card-picker'
import { InvoiceItems } from './invoice-items'
import { emptyInvoice, type InvoiceValues, invoiceFormSchema, valuesOf } from './invoice-values'
import { TypedTotals } from './typed-totals'

interface InvoiceFormProps {
  /** The invoice that is changed; without one a new one is made. */
  invoice?: Invoice | undefined
  /** Who a new invoice is from, until somebody else is chosen. */
  from?: Address | undefined
  onClose: (done: boolean) => void
}

/** All that makes an invoice: who, when, what for, and how much, counted as one types. */
export function InvoiceForm({ invoice, from, onClose }: InvoiceFormProps) {
  const { t } = useTranslation('invoices')
  const save = useSave()
  const [values] = useState(() => (invoice ? valuesOf(invoice) : emptyInvoice(from)))
  const isDraft = values.status === 'draft'

  async function send(typed: InvoiceValues, intent: string) {
    const status: Invoice['status'] = intent === 'draft' ? 'draft' : typed.status === 'draft' ? 'pending' : typed.status
    const wanted = { ...typed, status }
    if (invoice) {
      const told = { count: 1, number: invoice.invoiceNumber }
      const sent = intent === 'send' ? { sent: invoice.sent + 1 } : {}
      await save(
        { resource: 'invoices', call: () => updateInvoice(invoice.id, { ...wanted, ...sent }) },
        {
          text: intent === 'send' ? t('said.sent', told) : t('said.saved', told),
          undo: {
            resource: 'invoices',
            put: [invoice],
            call: () => updateInvoice(invoice.id, { ...valuesOf(invoice), sent: invoice.sent }),
          },
        },
      )
    } else {
      const create = intent === 'draft' ? createInvoice : createAndSendInvoice
      await save(
        { resource: 'invoices', call: () => create(wanted) },
        { text: t(intent === 'draft' ? 'said.kept' : 'said.created') },
      )
    }
    onClose(true)
  }

  return (
    <Form
      schema={invoiceFormSchema}
      values={values}
      onSubmit={send}
      texts={{
        'Not before the date of the invoice': t('form.dueEarly'),
        'The due date is before the date of the invoice': t('form.dueEarly'),
        'More than the invoice comes to': t('form.discountHigh'),
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
