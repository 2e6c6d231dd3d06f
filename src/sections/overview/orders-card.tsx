import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { Overview } from '@/api/overview'
import { DonutChart } from '@/components/chart/donut-chart'
import { RouterLink } from '@/components/router-link'
import { formatNumber } from '@/utils/format-number'
import { CardEmpty } from './card-empty'
import { OverviewCard } from './overview-card'

const vivid = (color: string) => `var(--mui-palette-${color}-vivid)`

const colors = {
  completed: vivid('success'),
  pending: vivid('warning'),
  cancelled: vivid('error'),
  refunded: 'var(--ark-chart-5)',
} satisfies Record<Order['status'], string>

/** The orders of the period by what became of them. */
export function OrdersCard({ overview: { ordersByStatus: orders, pendingOrders: waiting } }: { overview: Overview }) {
  const { t, i18n } = useTranslation('overview')
  const total = orders.reduce((sum, { count }) => sum + count, 0)
  return (
    <OverviewCard
      title={t('ordersTitle')}
      text={t('ordersText')}
      action={
        <RouterLink
          to="/dashboard/two"
          search={waiting ? { status: 'pending' } : {}}
          underline="hover"
          sx={{ py: 0.25, fontWeight: 600, whiteSpace: 'nowrap' }}
        >
          {waiting ? t('toPending') : t('seeOrders')}
        </RouterLink>
      }
      wide={4}
      middle={6}
    >
      {total ? (
        <DonutChart
          label={t('ordersTitle')}
          slicesName={t('status')}
          valuesName={t('orders')}
          slices={orders.map(({ status, count }) => ({ name: t(status), value: count, color: colors[status] }))}
          format={(value) => formatNumber(value, i18n.language)}
          totalName={t('orders')}
        />
      ) : (
        <CardEmpty text={t('noOrders')} />
      )}
    </OverviewCard>
  )
}
