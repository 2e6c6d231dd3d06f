import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardMark } from '@/components/card-mark'
import { useField } from '@/components/form/use-field'
import { lazyPart } from '@/components/lazy-part'
import type { InvoiceValues } from './invoice-values'

const CardDialog = lazyPart(() => import('./card-dialog'), 'CardDialog')

/** The card to pay the invoice with, or none. */
export function CardPicker() {
  const { t } = useTranslation('invoices')
  const { value, onChange, ref } = useField('payment')
  const card: InvoiceValues['payment'] = value
  const [open, setOpen] = useState<boolean>()
  const id = useId()
  return (
    <Card role="group" aria-labelledby={id} sx={{ p: 'var(--ark-card-padding)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={id} component="h2" variant="subtitle2" sx={{ color: 'text.secondary' }}>
          {t('payment')}
        </Typography>
        <Button
          ref={ref}
          size="small"
          onClick={() => setOpen(true)}
          onPointerEnter={CardDialog.preload}
          onFocus={CardDialog.preload}
          sx={{ minHeight: { xs: 44, sm: 32 }, marginInlineEnd: -1.5 }}
          aria-label={card ? t('form.change', { what: t('payment') }) : undefined}
        >
          {card ? t('form.changeShort') : t('form.chooseCard')}
        </Button>
      </Box>
      {card ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1 }}>
          <CardMark type={card.cardType} />
          <Typography component="p" variant="subtitle2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <bdi dir="ltr">{card.cardNumber}</bdi>
          </Typography>
        </Box>
      ) : (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('form.noCard')}</Typography>
      )}
      <Suspense>
        {open !== undefined && (
          <CardDialog
            open={open}
            chosen={card?.cardNumber}
            onClose={() => setOpen(false)}
            onChoose={(chosen) => {
              onChange(chosen)
              setOpen(false)
            }}
          />
        )}
      </Suspense>
    </Card>
  )
}
