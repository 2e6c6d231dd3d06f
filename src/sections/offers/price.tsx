import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'
import type { Tour } from '@/api/tours'
import { formatPrice } from '@/utils/format-number'

/** A tour's price; on sale with the regular price struck through. */
export function Price({ tour: { price, priceSale } }: { tour: Pick<Tour, 'price' | 'priceSale'> }) {
  const { t, i18n } = useTranslation('offers')
  const money = (value: number) => <bdi>{formatPrice(value, i18n.language)}</bdi>
  if (!priceSale) return money(price)
  return (
    <>
      <span style={visuallyHidden}>{t('card.before')} </span>
      <Box component="s" sx={{ opacity: 0.72, fontWeight: 400 }}>
        {money(price)}
      </Box>{' '}
      <span style={visuallyHidden}>{t('card.now')} </span>
      {money(priceSale)}
    </>
  )
}
