import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { assetUrl } from '@/components/asset-url'
import type { DataColumn } from '@/components/data-table/data-column'
import { EmailText } from '@/components/email-text'
import { Label } from '@/components/label'
import { recordMark } from '@/components/records/use-place'
import { RouterLink } from '@/components/router-link'
import { localTimeOf } from '@/utils/days'
import { formatDate, formatTime } from '@/utils/format-date'
import { formatExactMoney, formatNumber } from '@/utils/format-number'
import { statusColor } from './order-status'
import { ordersPage } from './orders-search'

/** The columns of the orders; the number opens the order beside the list. */
export function useOrderColumns(): DataColumn<Order>[] {
  const { t, i18n } = useTranslation('orders')
  const { language } = i18n
  return [
    {
      id: 'orderNumber',
      label: t('columns.orderNumber'),
      main: true,
      descendingFirst: true,
      text: ({ orderNumber }) => orderNumber,
      cell: ({ id, orderNumber }) => (
        <RouterLink
          {...ordersPage.link({ id })}
          {...recordMark(id)}
          resetScroll={false}
          sx={{ color: 'text.primary', fontWeight: 600, py: 1 }}
        >
          {orderNumber}
        </RouterLink>
      ),
    },
    {
      id: 'customer',
      grow: true,
      label: t('columns.customer'),
      text: ({ customer }) => `${customer.name} <${customer.email}>`,
      cell: ({ customer }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
          <Avatar src={assetUrl(customer.avatarUrl)} alt="" slotProps={{ img: { loading: 'lazy' } }} />
          <Box sx={{ minWidth: 0, textAlign: 'start' }}>
            <Typography>{customer.name}</Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              <EmailText>{customer.email}</EmailText>
            </Typography>
          </Box>
        </Box>
      ),
    },
    {
      id: 'createdAt',
      drops: 2,
      label: t('columns.createdAt'),
      descendingFirst: true,
      text: ({ createdAt }) => localTimeOf(createdAt),
      cell: ({ createdAt }) => (
        <Box sx={{ whiteSpace: 'nowrap' }}>
          <Typography component="p">{formatDate(createdAt, language)}</Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {formatTime(createdAt, language)}
          </Typography>
        </Box>
      ),
    },
    {
      id: 'totalQuantity',
      drops: 1,
      label: t('columns.totalQuantity'),
      end: true,
      descendingFirst: true,
      text: ({ totalQuantity }) => totalQuantity,
      cell: ({ totalQuantity }) => formatNumber(totalQuantity, language),
    },
    {
      id: 'totalAmount',
      label: t('columns.totalAmount'),
      end: true,
      descendingFirst: true,
      text: ({ totalAmount }) => totalAmount,
      cell: ({ totalAmount }) => <bdi>{formatExactMoney(totalAmount, language)}</bdi>,
    },
    {
      id: 'status',
      state: true,
      label: t('columns.status'),
      text: ({ status }) => t(`statuses.${status}`),
      cell: ({ status }) => <Label color={statusColor[status]}>{t(`statuses.${status}`)}</Label>,
    },
  ]
}
