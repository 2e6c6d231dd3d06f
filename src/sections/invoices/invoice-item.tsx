import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { invoiceServices } from '@/api/invoices'
import { FormNumber } from '@/components/form/form-number'
import { FormSelect } from '@/components/form/form-select'
import { FormText } from '@/components/form/form-text'
import { Icon } from '@/components/icon'
import { formatExactMoney } from '@/utils/format-number'
import { valueIn } from '@/utils/keys'
import downIcon from '~icons/solar/alt-arrow-down-linear'
import upIcon from '~icons/solar/alt-arrow-up-linear'
import trashIcon from '~icons/solar/trash-bin-trash-linear'
import { type InvoiceValues, typedTotals } from './invoice-values'

interface InvoiceItemProps {
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** An item of an invoice. Alt with an arrow key also moves it. */
export function InvoiceItem({ index, count, onMove, onRemove }: InvoiceItemProps) {
  const { t, i18n } = useTranslation('invoices')
  const { control } = useFormContext<InvoiceValues>()
  const item = useWatch({ control, name: `items.${index}` })
  const [total = 0] = typedTotals({ items: [item] }).lines
  const services = [...new Set([...invoiceServices, item?.service])].filter(Boolean)
  const number = index + 1
  const part = (name: string) => ({ size: 'small' as const, slotProps: { htmlInput: { 'data-part': name } } })
  return (
    <Line
      role="group"
      aria-label={t('form.item', { number })}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        onMove(event.key === 'ArrowUp' ? index - 1 : index + 1)
      }}
    >
      <Box sx={{ gridArea: 'title' }}>
        <FormText name={`items.${index}.title`} label={t('form.title')} required {...part('title')} />
      </Box>
      <Box sx={{ gridArea: 'service' }}>
        <FormSelect
          name={`items.${index}.service`}
          label={t('service')}
          size="small"
          options={services.map((value) => ({ value: String(value), label: serviceName(t, value) }))}
        />
      </Box>
      <Box sx={{ gridArea: 'quantity' }}>
        <FormNumber name={`items.${index}.quantity`} label={t('quantity')} required size="small" />
      </Box>
      <Box sx={{ gridArea: 'price' }}>
        <FormNumber name={`items.${index}.price`} label={t('price')} money required size="small" />
      </Box>
      <Typography
        component="div"
        className="total"
        sx={{ gridArea: 'total', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
      >
        <Box component="span" className="caption" sx={{ color: 'text.secondary', marginInlineEnd: 1 }}>
          {t('total')}
        </Box>
        <strong>{formatExactMoney(total, i18n.language)}</strong>
      </Typography>
      <Box sx={{ gridArea: 'description' }}>
        <FormText name={`items.${index}.description`} label={t('form.description')} size="small" />
      </Box>
      <div className="actions">
        <Action
          data-part="up"
          disabled={index === 0}
          aria-label={t('form.up', { number })}
          onClick={() => onMove(index - 1)}
        >
          <Icon icon={upIcon} size={18} />
        </Action>
        <Action
          data-part="down"
          disabled={index === count - 1}
          aria-label={t('form.down', { number })}
          onClick={() => onMove(index + 1)}
        >
          <Icon icon={downIcon} size={18} />
        </Action>
        <Action
          data-part="remove"
          disabled={count === 1}
          color="error"
          aria-label={t('form.remove', { number })}
          onClick={onRemove}
        >
          <Icon icon={trashIcon} size={18} />
        </Action>
      </div>
    </Line>
  )
}

/** A service in the user's language; other texts are unchanged. */
export function serviceName(t: ReturnType<typeof useTranslation<'invoices'>>['t'], service: string) {
  const known = valueIn(invoiceServices, service)
  return known ? t(`services.${known}`) : service
}

const Action = styled(IconButton)(({ theme }) => ({
  width: 40,
  height: 40,
  [theme.breakpoints.down('sm')]: { width: 44, height: 44 },
}))

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 1.5),
  paddingBlock: theme.spacing(2.5),
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateAreas: '"title title" "service service" "quantity price" "description description" "actions total"',
  'li:not(:last-of-type) > &': { borderBottom: `1px dashed ${theme.vars.palette.divider}` },
  '& .actions': { gridArea: 'actions', display: 'flex', alignItems: 'center', marginInlineStart: -11 },
  '& .total': { lineHeight: '40px' },
  // By its own width rather than the screen's: the summary may be beside it or below.
  '@container (min-width: 400px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.4fr)',
    gridTemplateAreas:
      '"title title service" "description description description" "quantity price total" "actions actions actions"',
  },
  '@container (min-width: 600px)': {
    gridTemplateColumns: '160px minmax(0, 1fr) 84px 128px 120px',
    gridTemplateAreas: '"title title quantity price total" "service description description description actions"',
    '& .caption': { display: 'none' },
    '& .actions': { justifyContent: 'end', marginInlineStart: 0 },
  },
}))
