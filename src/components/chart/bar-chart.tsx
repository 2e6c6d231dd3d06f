import { lazyPart } from '@/components/lazy-part'
import { type ChartPoint, type ChartSeries, chartColor } from './chart-data'
import { ChartFrame } from './chart-frame'
import { ChartLegend } from './chart-legend'
import { useHidden } from './use-hidden'

const BarPlot = lazyPart(() => import('./plots'), 'BarPlot')

export interface AxisChartProps {
  /** The chart's name, such as `Bookings by month`. */
  label: string
  /** The header of the table's first column, such as `Month`. */
  pointsName: string
  points: ChartPoint[]
  series: ChartSeries[]
  /** Formats a value. */
  format: (value: number) => string
  /** Formats a value on the axis, where there is less room. */
  formatTick?: (value: number) => string
  /** Height of the plot, in px. */
  height?: number
}

interface BarChartProps extends AxisChartProps {
  /** Stacks the values of a point in one bar; otherwise each has its own. */
  stacked?: boolean
}

/**
 * Rounded bars, stacked or grouped; the legend can hide series. Also renders its data as a table.
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
