import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { AddressMap } from '@/components/address-map'
import { assetUrl } from '@/components/asset-url'
import { CardMark } from '@/components/card-mark'
import { Flag } from '@/components/flag'
import { Facts, OrderSection } from './order-section'

/** Customer, payment and delivery. */
export function OrderPeople({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { customer, payment, delivery, shippingAddress } = order
  return (
    <>
      <OrderSection title={t('detail.customer')}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2 }}>
          <Avatar src={assetUrl(customer.avatarUrl)} alt="" sx={{ width: 48, height: 48 }} />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{customer.name}</Typography>
            <Link href={`mailto:${customer.email}`} sx={{ overflowWrap: 'anywhere' }}>
              {customer.email}
            </Link>
          </Box>
        </Box>
        <Facts>
          <dt>{t('detail.ipAddress')}</dt>
          <dd>
            <bdi>{customer.ipAddress}</bdi>
          </dd>
        </Facts>
      </OrderSection>
      <OrderSection title={t('detail.payment')}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <CardMark type={payment.cardType} />
          <bdi style={{ fontVariantNumeric: 'tabular-nums' }}>{payment.cardNumber}</bdi>
        </Box>
      </OrderSection>
      <OrderSection title={t('detail.delivery')}>
        <Facts>
          {delivery.shipBy && (
            <>
              <dt>{t('detail.shipBy')}</dt>
              <dd>{delivery.shipBy}</dd>
              <dt>{t('detail.speedy')}</dt>
              <dd>{delivery.speedy}</dd>
              <dt>{t('detail.tracking')}</dt>
              <dd>
                <bdi>{delivery.trackingNumber}</bdi>
              </dd>
            </>
          )}
          <dt>{t('detail.address')}</dt>
          <dd>
            <Flag countryCode={shippingAddress.country} /> {shippingAddress.fullAddress}
          </dd>
          <dt>{t('detail.phone')}</dt>
          <dd>
            <bdi>{shippingAddress.phoneNumber}</bdi>
          </dd>
        </Facts>
        <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>
          <AddressMap address={shippingAddress.fullAddress} alt={t('detail.map')} />
        </Box>
      </OrderSection>
    </>
  )
}
