import Typography from '@mui/material/Typography'
import { lazyPart } from '@/components/lazy-part'
import { type ChartSlice, chartColor } from './chart-data'
import { ChartFrame } from './chart-frame'
import { ChartLegend } from './chart-legend'
import { useHidden } from './use-hidden'

const DonutPlot = lazyPart(() => import('./plots'), 'DonutPlot')

interface DonutChartProps {
  label: string
  /** What the slices are, and what their values are: the heads of the table. */
  slicesName: string
  valuesName: string
  slices: ChartSlice[]
  format: (value: number) => string
  /** What stands below the total in the middle. */
  totalName: string
  /** The total, where it is said in another way than the values. */
  formatTotal?: (value: number) => string
  /** Of the plot, in px. */
  height?: number
}

/** The shares of a whole as a ring, with the whole in its middle; what is taken out by the legend is not counted. */
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
