import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Overview } from '@/api/overview'
import { Icon } from '@/components/icon'
import { TrendLine } from '@/components/trend-line'
import { formatMoney, formatNumber, formatPercent } from '@/utils/format-number'
import trendDownIcon from '~icons/solar/arrow-right-down-linear'
import trendUpIcon from '~icons/solar/arrow-right-up-linear'

interface FigureCardProps {
  figure: Overview['figures'][number]
}

/** One figure of a period, how it changed, and its way through the period. */
export function FigureCard({ figure: { name, value, previous, trend } }: FigureCardProps) {
  const { t, i18n } = useTranslation()
  const change = previous ? value / previous - 1 : undefined
  const rising = (change ?? 0) >= 0
  return (
    <Card sx={{ p: 'var(--ark-card-padding)' }}>
      <Typography component="h2" variant="subtitle2" sx={{ color: 'text.secondary' }}>
        {t(`overview.${name}`)}
      </Typography>
      <Typography variant="display" component="p">
        {(name === 'sales' ? formatMoney : formatNumber)(value, i18n.language)}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 18 }}
      >
        {change !== undefined && (
          <>
            <Box component="span" sx={{ display: 'flex', color: rising ? 'success.main' : 'error.main' }}>
              <Icon icon={rising ? trendUpIcon : trendDownIcon} size={16} />
            </Box>
            <Box component="strong" sx={{ color: rising ? 'success.main' : 'error.main' }}>
              {formatPercent(change, i18n.language)}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('overview.before')}
            </Box>
          </>
        )}
      </Typography>
      <Box sx={{ mt: 2 }}>
        <TrendLine values={trend} />
      </Box>
    </Card>
  )
}
