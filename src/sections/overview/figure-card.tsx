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
import { figureHeight, phoneRoom, span } from './overview-frames'

type Figure = Overview['figures'][number]

const icons = { sales: salesIcon, orders: ordersIcon, bookings: bookingsIcon, reviews: reviewsIcon }

const color = (nth: number) => `var(--ark-chart-${nth})`
const colors = { sales: color(1), orders: color(2), bookings: color(3), reviews: color(4) }

/** One figure of a period, how it changed, and its way through the period. */
export function FigureCard({ figure, period }: { figure: Figure; period: Overview['period'] }) {
  const { name, value, previous, trend } = figure
  const { t, i18n } = useTranslation('overview')
  return (
    <Card component="article" sx={{ ...span(3, 6, 6), display: 'flex', flexDirection: 'column', ...figureHeight }}>
      <Box sx={{ p: 'var(--ark-card-padding)', pb: 0, containerType: 'inline-size' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography component="h2" variant="subtitle2" sx={{ color: 'text.secondary' }}>
            {t(name)}
          </Typography>
          <Tile style={{ color: colors[name] }}>
            <Icon icon={icons[name]} size={22} />
          </Tile>
        </Box>
        <Typography
          variant="display"
          component="p"
          sx={{
            mt: 0.5,
            // A long amount fits a narrow card, as beside the navigation.
            '&&': { fontSize: 'clamp(1.25rem, 16cqi, 2rem)' },
            [phoneRoom]: { '&&': { fontSize: '1.25rem' } },
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {(name === 'sales' ? formatMoney : formatNumber)(value, i18n.language)}
        </Typography>
        <Change value={value} previous={previous} period={period} />
      </Box>
      <Box sx={{ mt: 'auto', p: 2, pt: 1 }}>
        <TrendLine values={trend} color={colors[name]} />
      </Box>
    </Card>
  )
}

function Change({ value, previous, period }: Pick<Figure, 'value' | 'previous'> & Pick<Overview, 'period'>) {
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
          <Box component="strong" sx={{ color }}>
            {formatPercent(change, i18n.language)}
          </Box>
          <span>{t(`versus${period}`)}</span>
        </>
      )}
    </Typography>
  )
}

const Tile = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 40,
  height: 40,
  borderRadius: 10,
  backgroundColor: 'oklch(from currentColor l c h / 0.16)',
})
