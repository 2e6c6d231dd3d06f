import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { formatDateTime } from '@/utils/format-date'
import { OrderSection } from './order-section'

const known = [
  'Order placed',
  'Payment received',
  'Handed to the carrier',
  'Delivered',
  'Waiting again',
  'Cancelled',
  'Refunded',
] as const
const isKnown = (title: string): title is (typeof known)[number] => known.includes(title as never)

/** What has happened with an order, the newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders')
  return (
    <OrderSection title={t('detail.history')}>
      <Line>
        {order.history.timeline.toReversed().map(({ title, time }) => (
          <li key={`${title} ${time}`}>
            <strong>{isKnown(title) ? t(`timeline.${title}`) : title}</strong>
            <time dateTime={time}>{formatDateTime(time, i18n.language)}</time>
          </li>
        ))}
      </Line>
    </OrderSection>
  )
}

const Line = styled('ol')(({ theme }) => {
  const { palette } = theme.vars
  return {
    margin: 0,
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
