import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormNumber } from '@/components/form/form-number'
import { formatExactMoney } from '@/utils/format-number'
import { type InvoiceValues, typedTotals } from './invoice-values'

/** The totals of the invoice, computed while typing, with fields for taxes, shipping and discount. */
export function TypedTotals() {
  const { t, i18n } = useTranslation('invoices')
  const { control } = useFormContext<InvoiceValues>()
  const [items, discount, shipping, taxes] = useWatch({ control, name: ['items', 'discount', 'shipping', 'taxes'] })
  const { subtotal, totalAmount } = typedTotals({ items, discount, shipping, taxes })
  return (
    <Card sx={{ p: 'var(--ark-card-padding)', display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h6">
        {t('form.summary')}
      </Typography>
      <Row label={t('subtotal')} value={formatExactMoney(subtotal, i18n.language)} />
      <FormNumber name="discount" label={t('discount')} money sign="−" size="small" />
      <FormNumber name="shipping" label={t('shipping')} money sign="−" size="small" />
      <FormNumber name="taxes" label={t('taxes')} money sign="+" size="small" />
      <Divider sx={{ borderStyle: 'dashed' }} />
      <Box role="group" aria-label={t('total')} aria-live="polite" aria-atomic>
        <Row label={t('total')} value={formatExactMoney(totalAmount, i18n.language)} strong />
      </Box>
    </Card>
  )
}

function Row({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
      <Typography
        component="span"
        variant={strong ? 'subtitle1' : 'body2'}
        sx={{ color: strong ? 'text.primary' : 'text.secondary' }}
      >
        {label}
      </Typography>
      <Typography
        variant={strong ? 'h2' : 'subtitle2'}
        component="span"
        sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        {value}
      </Typography>
    </Box>
  )
}
