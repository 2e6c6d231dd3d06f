import { lazyPart } from '@/components/lazy-part'
import { type AxisChartProps, axisTable } from './bar-chart'
import { chartColor } from './chart-data'
import { ChartFrame } from './chart-frame'
import { ChartLegend } from './chart-legend'
import { useHidden } from './use-hidden'

const AreaPlot = lazyPart(() => import('./plots'), 'AreaPlot')

/** A line chart with a fading area, for values over time. Also renders its data as a table. */
export function AreaChart({ height = 280, formatTick, ...chart }: AxisChartProps) {
  const { label, points, series, format } = chart
  const [hidden, toggle] = useHidden(series.map(({ name }) => name))
  const coloured = series.map((one, index) => ({ ...one, color: one.color ?? chartColor(index) }))
  return (
    <ChartFrame
      label={label}
      shape="area"
      height={height}
      table={axisTable(chart)}
      legend={series.length > 1 && <ChartLegend label={label} items={coloured} hidden={hidden} onToggle={toggle} />}
    >
      <AreaPlot
        label={label}
        height={height}
        points={points}
        series={coloured.filter(({ name }) => !hidden.has(name))}
        format={format}
        formatTick={formatTick ?? format}
      />
    </ChartFrame>
  )
}
