import { lazyPart } from '@/components/lazy-part'
import { type ChartPoint, type ChartSeries, chartColor } from './chart-data'
import { ChartFrame } from './chart-frame'
import { ChartLegend } from './chart-legend'
import { useHidden } from './use-hidden'

const BarPlot = lazyPart(() => import('./plots'), 'BarPlot')

export interface AxisChartProps {
  /** What it shows, such as `Bookings by month`. */
  label: string
  /** What the points are, such as `Month`: the head of the table's first column. */
  pointsName: string
  points: ChartPoint[]
  series: ChartSeries[]
  /** A value in words. */
  format: (value: number) => string
  /** The same on the axis, where it has to be shorter. */
  formatTick?: (value: number) => string
  /** Of the plot, in px. */
  height?: number
}

interface BarChartProps extends AxisChartProps {
  /** One bar for each point instead of one for each of its values. */
  stacked?: boolean
}

/**
 * Rounded bars, stacked or in groups; what the legend names can be taken out. Its data stands beside it as a table.
 * @example <BarChart label={t('bookings')} pointsName={t('month')} points={months} series={series} format={String} />
 */
export function BarChart({ stacked = true, height = 280, formatTick, ...chart }: BarChartProps) {
  const { label, points, series, format } = chart
  const [hidden, toggle] = useHidden(series.map(({ name }) => name))
  const coloured = series.map((one, index) => ({ ...one, color: one.color ?? chartColor(index) }))
  return (
    <ChartFrame
      label={label}
      shape="bars"
      height={height}
      table={axisTable(chart)}
      legend={series.length > 1 && <ChartLegend label={label} items={coloured} hidden={hidden} onToggle={toggle} />}
    >
      <BarPlot
        label={label}
        height={height}
        points={points}
        series={coloured.filter(({ name }) => !hidden.has(name))}
        format={format}
        formatTick={formatTick ?? format}
        stacked={stacked}
      />
    </ChartFrame>
  )
}

export function axisTable({ pointsName, points, series, format }: AxisChartProps) {
  return {
    corner: pointsName,
    columns: series.map(({ name }) => name),
    rows: points.map(({ label }, index) => ({
      name: label,
      cells: series.map(({ values }) => format(values[index] ?? 0)),
    })),
  }
}
