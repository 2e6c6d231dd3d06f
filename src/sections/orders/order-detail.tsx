import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { heldRows } from '@/api/held'
import { type Order, orderQuery } from '@/api/orders'
import { orderStatuses } from '@/api/orders-search'
import { TableFailure } from '@/components/data-table/table-states'
import { DetailPanel } from '@/components/detail-panel'
import { EmptyState } from '@/components/empty-state'
import { Label } from '@/components/label'
import { failureCode } from '@/utils/failure'
import { formatDateTime } from '@/utils/format-date'
import { OrderItems } from './order-items'
import { OrderPeople } from './order-people'
import { statusColor } from './order-status'
import { OrderTimeline } from './order-timeline'
import { useOrderChanges } from './use-order-changes'

interface OrderDetailProps {
  id: string
  /** A person has just opened it. */
  focus: boolean
  onClose: () => void
}

/** All of one order, beside the list: its state, items, history, payment, delivery and customer. */
export function OrderDetail({ id, focus, onClose }: OrderDetailProps) {
  const { t, i18n } = useTranslation('orders')
  const shell = useTranslation().t
  const client = useQueryClient()
  const { setStatus } = useOrderChanges()
  const { data, error, isFetching, refetch } = useQuery(orderQuery(id))
  // What a list has of it is shown until it comes.
  const order = data ?? heldRows<Order>(client, 'orders').find((held) => held.id === id)
  const gone = failureCode(error) === 'not-found'
  const panel = {
    focus,
    onClose,
    returnTo: () => document.querySelector<HTMLElement>(`[data-order="${CSS.escape(id)}"]`),
  }

  if (gone) {
    return (
      <DetailPanel {...panel} name={t('gone.title')}>
        <EmptyState character={4} title={t('gone.title')} text={t('gone.text')}>
          <Button variant="contained" onClick={onClose}>
            {t('gone.back')}
          </Button>
        </EmptyState>
      </DetailPanel>
    )
  }
  if (!order) {
    return (
      <DetailPanel {...panel} name={shell(error ? 'errors.failedTitle' : 'common.loading')}>
        {error ? (
          <TableFailure failure={error} loading={isFetching} onRetry={refetch} />
        ) : (
          <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
            <Skeleton variant="rounded" height={40} />
            <Skeleton variant="rounded" height={240} />
            <Skeleton variant="rounded" height={160} />
          </Box>
        )}
      </DetailPanel>
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
      <TextField
        select
        fullWidth
        size="small"
        label={t('columns.status')}
        value={order.status}
        onChange={({ target }) => setStatus([order], target.value as Order['status'])}
      >
        {orderStatuses.map((status) => (
          <MenuItem key={status} value={status}>
            {t(`statuses.${status}`)}
          </MenuItem>
        ))}
      </TextField>
      <OrderItems order={order} />
      <OrderTimeline order={order} />
      <OrderPeople order={order} />
    </DetailPanel>
  )
}
