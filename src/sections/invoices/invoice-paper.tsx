import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '@/api/invoices'
import { brand } from '@/brand'
import { CardMark } from '@/components/card-mark'
import { Label } from '@/components/label'
import { LogoMark } from '@/components/logo'
import { formatDate } from '@/utils/format-date'
import { formatExactMoney, formatNumber } from '@/utils/format-number'
import { AddressText } from './address-picker'
import { serviceName } from './invoice-item'
import { statusColor } from './invoice-status'

/** An invoice as the document for the customer; the printed part of the page. */
export function InvoicePaper({ invoice, level = 2 }: { invoice: Invoice; level?: 1 | 2 }) {
  const { t, i18n } = useTranslation('invoices')
  const { invoiceNumber, status, invoiceFrom, invoiceTo, createDate, dueDate, items, payment } = invoice
  const money = (value: number) => formatExactMoney(value, i18n.language)
  const id = useId()
  const heading = level === 1 ? 'h1' : 'h2'
  return (
    <Sheet role="article" data-paper aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'start', gap: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <LogoMark size={44} />
          <Typography component="span" variant="h3" sx={{ letterSpacing: '0.02em' }}>
            {brand.name}
          </Typography>
        </Box>
        <Box sx={{ textAlign: 'end' }}>
          <Typography component="p" variant="overline" sx={{ color: 'text.secondary' }}>
            {t('invoice')}
          </Typography>
          <Typography id={id} component={heading} variant="h3" sx={{ mb: 1 }}>
            <bdi>{invoiceNumber}</bdi>
          </Typography>
          <Label className="status" color={statusColor[status]}>
            {t(`statuses.${status}`)}
          </Label>
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }} className="columns">
        <div className="party">
          <Caption>{t('from')}</Caption>
          <AddressText address={invoiceFrom} />
        </div>
        <div className="party">
          <Caption>{t('to')}</Caption>
          <AddressText address={invoiceTo} />
        </div>
        <div>
          <Caption>{t('createDate')}</Caption>
          <Typography component="p" variant="subtitle2">
            {formatDate(createDate, i18n.language)}
          </Typography>
        </div>
        <div>
          <Caption>{t('dueDate')}</Caption>
          <Typography component="p" variant="subtitle2">
            {formatDate(dueDate, i18n.language)}
          </Typography>
        </div>
      </Box>
      <Table className="lines">
        <TableHead>
          <TableRow>
            <TableCell className="wide">#</TableCell>
            <TableCell>{t('description')}</TableCell>
            <TableCell align="right" className="wide">
              {t('quantity')}
            </TableCell>
            <TableCell align="right" className="wide">
              {t('price')}
            </TableCell>
            <TableCell align="right">{t('total')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item, index) => (
            <TableRow key={item.id}>
              <TableCell className="wide">{formatNumber(index + 1, i18n.language)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <Typography component="p" variant="subtitle2">
                  {item.title}
                </Typography>
                <Typography sx={{ color: 'text.secondary' }}>
                  {item.description || (item.service && serviceName(t, item.service))}
                </Typography>
                <Typography className="narrow" sx={{ color: 'text.secondary' }}>
                  {formatNumber(item.quantity, i18n.language)} × {money(item.price)}
                </Typography>
              </TableCell>
              <TableCell align="right" className="wide">
                {formatNumber(item.quantity, i18n.language)}
              </TableCell>
              <TableCell align="right" className="wide">
                {money(item.price)}
              </TableCell>
              <TableCell align="right">{money(item.total)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Sums invoice={invoice} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 3 }} className="foot">
        <Box sx={{ maxWidth: 440 }}>
          <Caption>{t('notes')}</Caption>
          <Typography sx={{ color: 'text.secondary' }}>
            {t('notesText', { date: formatDate(dueDate, i18n.language), number: invoiceNumber })}
          </Typography>
        </Box>
        {payment && (
          <div>
            <Caption>{t('payment')}</Caption>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <CardMark type={payment.cardType} />
              <Typography component="p" variant="subtitle2">
                <bdi dir="ltr">{payment.cardNumber}</bdi>
              </Typography>
            </Box>
          </div>
        )}
      </Box>
    </Sheet>
  )
}

function Sums({ invoice }: { invoice: Invoice }) {
  const { t, i18n } = useTranslation('invoices')
  const money = (value: number) => formatExactMoney(value, i18n.language)
  return (
    <Box component="dl" className="sums" sx={{ m: 0, marginInlineStart: 'auto', width: '100%', maxWidth: 336, px: 2 }}>
      <Sum label={t('subtotal')} value={money(invoice.subtotal)} />
      <Sum label={t('discount')} value={money(-invoice.discount)} />
      <Sum label={t('shipping')} value={money(-invoice.shipping)} />
      <Sum label={t('taxes')} value={money(invoice.taxes)} />
      <Sum label={t('total')} value={money(invoice.totalAmount)} strong />
    </Box>
  )
}

function Sum({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: 3,
        py: 0.75,
        ...(strong && { mt: 1, pt: 1.5, borderTop: '1px dashed', borderColor: 'divider' }),
      }}
    >
      <Typography
        component="dt"
        variant={strong ? 'h6' : 'body2'}
        sx={{ color: strong ? 'text.primary' : 'text.secondary' }}
      >
        {label}
      </Typography>
      <Typography
        component="dd"
        variant={strong ? 'h3' : 'body2'}
        sx={{ m: 0, fontVariantNumeric: 'tabular-nums', fontWeight: strong ? 700 : 500 }}
      >
        <bdi>{value}</bdi>
      </Typography>
    </Box>
  )
}

const Caption = ({ children }: { children: string }) => (
  <Typography component="h3" variant="overline" sx={{ color: 'text.secondary', mb: 0.5 }}>
    {children}
  </Typography>
)

const Sheet = styled(Paper)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  maxWidth: 900,
  marginInline: 'auto',
  padding: theme.spacing(3, 2),
  borderRadius: `calc(2 * ${theme.vars.shape.borderRadius})`,
  boxShadow: theme.vars.customShadows.card,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(6), '& .narrow': { display: 'none' } },
  [theme.breakpoints.down('sm')]: {
    '@media screen': { '& .wide': { display: 'none' }, '& .party': { gridColumn: '1 / -1' } },
  },
}))
