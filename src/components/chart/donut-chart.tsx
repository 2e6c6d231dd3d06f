import Typography from '@mui/material/Typography'
import { lazyPart } from '@/components/lazy-part'
import { type ChartSlice, chartColor } from './chart-data'
import { ChartFrame } from './chart-frame'
import { ChartLegend } from './chart-legend'
import { useHidden } from './use-hidden'

const DonutPlot = lazyPart(() => import('./plots'), 'DonutPlot')

interface DonutChartProps {
  label: string
  /** The headers of the table's columns: slices and their values. */
  slicesName: string
  valuesName: string
  slices: ChartSlice[]
  format: (value: number) => string
  /** The label below the total in the middle. */
  totalName: string
  /** Formats the total, if it differs from the values' format. */
  formatTotal?: (value: number) => string
  /** Height of the plot, in px. */
  height?: number
  /** The legend has one line per slice. */
  column?: boolean
}

/** Shares of a total as a ring, with the total in the middle; slices hidden by the legend are not counted. */
export function DonutChart(chart: DonutChartProps) {
  const { label, slicesName, valuesName, slices, format, totalName, formatTotal = format, height = 220 } = chart
  const [hidden, toggle] = useHidden(slices.map(({ name }) => name))
  const coloured = slices.map((slice, index) => ({ ...slice, color: slice.color ?? chartColor(index) }))
  const shown = coloured.filter(({ name }) => !hidden.has(name))
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  return (
    <ChartFrame
      label={label}
      shape="donut"
      height={height}
      table={{
        corner: slicesName,
        columns: [valuesName],
        rows: slices.map(({ name, value }) => ({ name, cells: [format(value)] })),
      }}
      legend={
        <ChartLegend
          column={chart.column ?? false}
          label={label}
          items={coloured.map(({ name, color, value }) => ({ name, color, value: format(value) }))}
          hidden={hidden}
          onToggle={toggle}
        />
      }
      centre={
        <>
          <Typography variant="display">{formatTotal(total)}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {totalName}
          </Typography>
        </>
      }
    >
      <DonutPlot label={label} height={height} slices={shown} format={format} />
    </ChartFrame>
  )
}
