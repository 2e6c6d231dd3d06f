import { useTranslation } from 'react-i18next'
import type { Overview } from '@/api/overview'
import { AreaChart } from '@/components/chart/area-chart'
import { formatDate, formatDay, formatDays, formatMonth } from '@/utils/format-date'
import { formatCompactMoney, formatMoney } from '@/utils/format-number'
import { CardEmpty } from './card-empty'
import { OverviewCard } from './overview-card'

/** The sales' way through the period, step by step. */
export function SalesCard({ overview: { period, steps, figures } }: { overview: Overview }) {
  const { t, i18n } = useTranslation('overview')
  const { language } = i18n
  const sales = figures.find(({ name }) => name === 'sales')
  const trend = sales?.trend ?? []
  return (
    <OverviewCard title={t('salesTitle')} text={t('salesText')} wide={8}>
      {sales?.value ? (
        <AreaChart
          label={t('salesTitle')}
          pointsName={t('date')}
          points={steps.map(({ from, to }) => ({
            label: from === to ? formatDate(to, language) : formatDays(from, to, language),
            tick: period === '1y' ? formatMonth(to, language, 'short') : formatDay(to, language),
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
