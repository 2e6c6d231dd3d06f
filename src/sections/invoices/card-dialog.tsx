import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListItemButton from '@mui/material/ListItemButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type PaymentCard, paymentCards } from '@/api/payment-cards'
import { CardMark, cardNames } from '@/components/card-mark'
import { Label } from '@/components/label'
import { PickerDialog, PickerList } from './picker-dialog'

interface CardDialogProps {
  open: boolean
  /** The masked number of the current card. */
  chosen?: string | undefined
  onClose: () => void
  onChoose: (card: Pick<PaymentCard, 'cardType' | 'cardNumber'> | null) => void
}

/** The stored cards, and the option for none. */
export function CardDialog({ open, chosen, onClose, onChoose }: CardDialogProps) {
  const { t } = useTranslation('invoices')
  const { data, error, refetch } = useQuery(paymentCards.list())
  return (
    <PickerDialog open={open} title={t('form.chooseCard')} onClose={onClose}>
      <PickerList error={error} loading={!data && !error} onRetry={refetch}>
        {data ? (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.data.map(({ id, cardType, cardNumber, primary }) => (
              <li key={id}>
                <ListItemButton
                  component="button"
                  onClick={() => onChoose({ cardType, cardNumber })}
                  selected={cardNumber === chosen}
                  aria-current={cardNumber === chosen}
                  sx={{ gap: 2, width: 1, textAlign: 'start', my: 0.5, py: 1.25, px: 1.5 }}
                >
                  <CardMark type={cardType} />
                  <Box component="span" sx={{ flexGrow: 1 }}>
                    <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
                      <bdi dir="ltr">{cardNumber}</bdi>
                    </Typography>
                    <Typography component="span" variant="caption" aria-hidden sx={{ color: 'text.secondary' }}>
                      {cardNames[cardType]}
                    </Typography>
                  </Box>
                  {primary && <Label color="primary">{t('form.primary')}</Label>}
                </ListItemButton>
              </li>
            ))}
          </Box>
        ) : (
          [1, 2, 3, 4].map((row) => <Skeleton key={row} variant="rounded" height={56} sx={{ m: 1 }} />)
        )}
      </PickerList>
      {chosen && (
        <Box sx={{ p: 2, display: 'grid' }}>
          <Button color="inherit" variant="soft" onClick={() => onChoose(null)}>
            {t('form.removeCard')}
          </Button>
        </Box>
      )}
    </PickerDialog>
  )
}
