import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { formatDateTime } from '@/utils/format-date'
import { valueIn } from '@/utils/keys'
import { Facts, OrderSection } from './order-section'

const titles = [
  'Order placed',
  'Payment received',
  'Handed to the carrier',
  'Delivered',
  'Waiting again',
  'Cancelled',
  'Refunded',
] as const

const times = ['orderTime', 'paymentTime', 'deliveryTime', 'completionTime'] as const

/** The times of an order's steps, and its history, newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders')
  return (
    <OrderSection title={t('detail.history')}>
      <Facts sx={{ gridTemplateColumns: 'minmax(0, 1fr) max-content', '& time': { whiteSpace: 'nowrap' } }}>
        {times.map((step) => {
          const time = order.history[step]
          return (
            <Fragment key={step}>
              <dt>{t(`detail.${step}`)}</dt>
              <dd>{time ? <time dateTime={time}>{formatDateTime(time, i18n.language)}</time> : '–'}</dd>
            </Fragment>
          )
        })}
      </Facts>
      <Line>
        {order.history.timeline.toReversed().map(({ title, time }) => {
          const known = valueIn(titles, title)
          return (
            <li key={`${title} ${time}`}>
              <strong>{known ? t(`timeline.${known}`) : title}</strong>
              <time dateTime={time}>{formatDateTime(time, i18n.language)}</time>
            </li>
          )
        })}
      </Line>
    </OrderSection>
  )
}

const Line = styled('ol')(({ theme }) => {
  const { palette } = theme.vars
  return {
    margin: '20px 0 0',
    padding: 0,
    listStyle: 'none',
    '& li': { position: 'relative', paddingInlineStart: 28, paddingBlockEnd: 16 },
    '& li:last-of-type': { paddingBlockEnd: 0 },
    '& li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 3,
      insetBlockStart: 6,
      width: 10,
      height: 10,
      borderRadius: '50%',
      backgroundColor: palette.text.disabled,
      forcedColorAdjust: 'none',
    },
    '& li:first-of-type::before': {
      backgroundColor: palette.primary.main,
      boxShadow: `0 0 0 4px ${theme.alpha(palette.primary.main, 0.16)}`,
    },
    '& li:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 7,
      insetBlock: '20px -2px',
      borderInlineStart: `2px solid ${palette.divider}`,
    },
    '& strong': { ...theme.typography.body2, display: 'block', fontWeight: 600 },
    '& time': { ...theme.typography.caption, color: palette.text.secondary },
  }
})
