import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { useCan } from '@/auth/use-can'
import { assetUrl } from '@/components/asset-url'
import { RouterLink } from '@/components/router-link'
import { formatExactMoney, formatNumber } from '@/utils/format-number'
import { Facts, OrderSection } from './order-section'

/** The items of an order, and its totals. */
export function OrderItems({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders')
  const money = (value: number) => formatExactMoney(value, i18n.language)
  const can = useCan('products')
  const { items, totalQuantity, subtotal, shipping, discount, taxes, totalAmount } = order
  return (
    <OrderSection title={t('detail.items', { count: totalQuantity })}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1, mb: 2 }}>
        {t('detail.products', { count: items.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, mb: 2, listStyle: 'none', display: 'grid', gap: 2 }}>
        {items.map(({ id, productId, sku, name, quantity, price, coverUrl }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Avatar
              variant="rounded"
              src={assetUrl(coverUrl)}
              alt=""
              slotProps={{ img: { loading: 'lazy', width: 48, height: 48 } }}
              sx={{ width: 48, height: 48 }}
            >
              {name.charAt(0)}
            </Avatar>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {productId && can.read ? (
                  <RouterLink
                    to="/dashboard/products"
                    search={{ id: productId }}
                    color="inherit"
                    underline="hover"
                    sx={{ py: 0.5 }}
                  >
                    {name}
                  </RouterLink>
                ) : (
                  name
                )}
              </Typography>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {sku}
              </Typography>
            </Box>
            <Box sx={{ textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              <Typography sx={{ fontWeight: 600 }}>{money(price * quantity)}</Typography>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {formatNumber(quantity, i18n.language)} × {money(price)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      <Facts>
        <dt>{t('detail.subtotal')}</dt>
        <dd>{money(subtotal)}</dd>
        <dt>{t('detail.shipping')}</dt>
        <dd>{money(-shipping)}</dd>
        <dt>{t('detail.discount')}</dt>
        <dd>{money(-discount)}</dd>
        <dt>{t('detail.taxes')}</dt>
        <dd>{money(taxes)}</dd>
        <dt className="sum">{t('detail.total')}</dt>
        <dd className="sum">{money(totalAmount)}</dd>
      </Facts>
    </OrderSection>
  )
}
