import { useTranslation } from 'react-i18next'
import { bookingStatuses } from '@/api/bookings'
import type { Overview } from '@/api/overview'
import { BarChart } from '@/components/chart/bar-chart'
import { formatMonth } from '@/utils/format-date'
import { formatNumber } from '@/utils/format-number'
import { bookingColors } from './bookings-card'
import { CardEmpty } from './card-empty'
import { OverviewCard } from './overview-card'

/** Bookings of the last twelve months by status. */
export function BookingMonthsCard({ months }: { months: Overview['bookingsByMonth'] }) {
  const { t, i18n } = useTranslation('overview')
  const { language } = i18n
  const some = months.some((month) => bookingStatuses.some((status) => month[status] > 0))
  return (
    <OverviewCard title={t('bookingsByMonth')} text={t('bookingsByMonthText')} wide={7}>
      {some ? (
        <BarChart
          label={t('bookingsByMonth')}
          pointsName={t('month')}
          points={months.map(({ month }) => ({
            label: formatMonth(month, language),
            tick: formatMonth(month, language, 'short'),
          }))}
          series={bookingStatuses.map((status) => ({
            name: t(status),
            values: months.map((month) => month[status]),
            color: `var(--mui-palette-${bookingColors[status]}-vivid)`,
          }))}
          format={(value) => formatNumber(value, language)}
          height={264}
        />
      ) : (
        <CardEmpty text={t('noBookingsByMonth')} />
      )}
    </OverviewCard>
  )
}
