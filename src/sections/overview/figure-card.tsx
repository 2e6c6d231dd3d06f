import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useTranslation } from 'react-i18next'
import type { Overview } from '@/api/overview'
import { Icon } from '@/components/icon'
import { TrendLine } from '@/components/trend-line'
import { formatMoney, formatNumber, formatPercent } from '@/utils/format-number'
import downIcon from '~icons/solar/arrow-right-down-linear'
import upIcon from '~icons/solar/arrow-right-up-linear'
import ordersIcon from '~icons/solar/bag-4-bold-duotone'
import bookingsIcon from '~icons/solar/calendar-mark-bold-duotone'
import reviewsIcon from '~icons/solar/stars-bold-duotone'
import salesIcon from '~icons/solar/wallet-money-bold-duotone'
import { span } from './overview-frames'

type Figure = Overview['figures'][number]

const icons = { sales: salesIcon, orders: ordersIcon, bookings: bookingsIcon, reviews: reviewsIcon }

/** One figure of a period, how it changed, and its way through the period. */
export function FigureCard({ figure: { name, value, previous, trend } }: { figure: Figure }) {
  const { t, i18n } = useTranslation('overview')
  return (
    <Card component="article" sx={{ ...span(3, 6), display: 'flex', flexDirection: 'column', minHeight: 200 }}>
      <Box sx={{ p: 'var(--ark-card-padding)', pb: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography component="h2" variant="subtitle2" sx={{ color: 'text.secondary' }}>
            {t(name)}
          </Typography>
          <Tile>
            <Icon icon={icons[name]} size={22} />
          </Tile>
        </Box>
        <Typography variant="display" component="p" sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
          {(name === 'sales' ? formatMoney : formatNumber)(value, i18n.language)}
        </Typography>
        <Change value={value} previous={previous} />
      </Box>
      <Box sx={{ mt: 'auto', pt: 2 }}>
        <TrendLine values={trend} />
      </Box>
    </Card>
  )
}

function Change({ value, previous }: Pick<Figure, 'value' | 'previous'>) {
  const { t, i18n } = useTranslation('overview')
  const change = previous ? value / previous - 1 : undefined
  const color = !change ? 'text.secondary' : change > 0 ? 'success.main' : 'error.main'
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5, color: 'text.secondary' }}
    >
      {change === undefined ? (
        t('noneBefore')
      ) : (
        <>
          {change !== 0 && (
            <Box component="span" sx={{ display: 'flex', color }}>
              <Icon icon={change > 0 ? upIcon : downIcon} size={16} flip />
            </Box>
          )}
          {change !== 0 && <span style={visuallyHidden}>{change > 0 ? t('up') : t('down')}</span>}
          <Box component="strong" sx={{ color }} dir="ltr">
            {formatPercent(change, i18n.language)}
          </Box>
          <span>{t('before')}</span>
        </>
      )}
    </Typography>
  )
}

const Tile = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: 10,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.primary.soft,
}))
