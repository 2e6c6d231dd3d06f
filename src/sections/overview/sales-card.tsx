import { useTranslation } from 'react-i18next'
import type { Overview } from '@/api/overview'
import { AreaChart } from '@/components/chart/area-chart'
import { formatDate, formatDay } from '@/utils/format-date'
import { formatCompactMoney, formatMoney } from '@/utils/format-number'
import { CardEmpty } from './card-empty'
import { OverviewCard } from './overview-card'
import { stepEnds } from './step-ends'

interface SalesCardProps {
  overview: Overview
  /** When the figures were fetched. */
  at: number
}

/** The sales' way through the period, step by step. */
export function SalesCard({ overview: { period, figures }, at }: SalesCardProps) {
  const { t, i18n } = useTranslation('overview')
  const { language } = i18n
  const sales = figures.find(({ name }) => name === 'sales')
  const trend = sales?.trend ?? []
  return (
    <OverviewCard title={t('salesTitle')} text={t(`salesText${period}`)} wide={8}>
      {sales?.value ? (
        <AreaChart
          label={t('salesTitle')}
          pointsName={t('date')}
          points={stepEnds(period, trend.length, at).map((end) => ({
            label: formatDate(end, language),
            tick: formatDay(end, language),
          }))}
          series={[{ name: t('sales'), values: trend }]}
          format={(value) => formatMoney(value, language)}
          formatTick={(value) => formatCompactMoney(value, language)}
          height={292}
        />
      ) : (
        <CardEmpty text={t('noSales')} />
      )}
    </OverviewCard>
  )
}
