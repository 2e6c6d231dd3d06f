import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { orderStatuses, orders } from '@/api/orders'
import { useCan } from '@/auth/use-can'
import { DetailPanel } from '@/components/detail-panel'
import { Label } from '@/components/label'
import { PendingPanel } from '@/components/records/pending-panel'
import { failureCode } from '@/utils/failure'
import { formatDateTime } from '@/utils/format-date'
import { valueIn } from '@/utils/keys'
import { OrderItems } from './order-items'
import { OrderPeople } from './order-people'
import { statusColor } from './order-status'
import { OrderTimeline } from './order-timeline'
import { useOrderChanges } from './use-order-changes'

interface OrderDetailProps {
  id: string
  /** True if the user has just opened it. */
  focus: boolean
  onClose: () => void
}

/** An order beside the list: status, items, history, payment, delivery and customer. */
export function OrderDetail({ id, focus, onClose }: OrderDetailProps) {
  const { t, i18n } = useTranslation('orders')
  const client = useQueryClient()
  const { setStatus } = useOrderChanges()
  const can = useCan('orders')
  const query = useQuery(orders.record(id))
  // The list's row is rendered until the details have loaded.
  const order = query.data ?? orders.cached(client).find((row) => row.id === id)
  const panel = { record: id, focus, onClose }

  if (!order || failureCode(query.error) === 'not-found') {
    return (
      <PendingPanel
        {...panel}
        query={query}
        gone={{ title: t('gone.title'), text: t('gone.text'), action: t('gone.back') }}
        skeleton={
          <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
            <Skeleton variant="rounded" height={40} />
            <Skeleton variant="rounded" height={240} />
            <Skeleton variant="rounded" height={160} />
          </Box>
        }
      />
    )
  }
  return (
    <DetailPanel
      {...panel}
      name={order.orderNumber}
      actions={
        <Label color={statusColor[order.status]} sx={{ mt: 1.25 }}>
          {t(`statuses.${order.status}`)}
        </Label>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{formatDateTime(order.createdAt, i18n.language)}</Typography>
      {can.change && (
        <TextField
          select
          fullWidth
          size="small"
          label={t('columns.status')}
          value={order.status}
          onChange={({ target }) => {
            const status = valueIn(orderStatuses, target.value)
            if (status) setStatus([order], status)
          }}
        >
          {orderStatuses.map((status) => (
            <MenuItem key={status} value={status}>
              {t(`statuses.${status}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <OrderItems order={order} />
      <OrderTimeline order={order} />
      <OrderPeople order={order} />
    </DetailPanel>
  )
}
