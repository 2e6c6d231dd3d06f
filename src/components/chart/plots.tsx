import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import type { XAxis, YAxis } from '@mui/x-charts/models'
import { PieChart } from '@mui/x-charts/PieChart'
import { useId } from 'react'
import { usePrinting } from '@/components/use-printing'
import { type ChartPoint, type ChartSeries, type ChartSlice, chartColor } from './chart-data'
import { PlotSurface, tooltipCard } from './plot-surface'

// Everything that imports the charts' library: one chunk, which chart-frame.tsx loads when a chart is near the viewport.

interface PlotProps {
  label: string
  height: number
  /** Formats a value, and in short form on the axis. */
  format: (value: number) => string
  formatTick: (value: number) => string
}

interface AxisPlotProps extends PlotProps {
  points: ChartPoint[]
  series: (ChartSeries & { color: string })[]
}

const said = {
  barDescription: ({ formattedCategoryValue, seriesLabel, formattedValue }: Described) =>
    `${formattedCategoryValue}, ${seriesLabel}: ${formattedValue}`,
  lineDescription: ({ formattedXValue, seriesLabel, formattedYValue }: Described) =>
    `${formattedXValue}, ${seriesLabel}: ${formattedYValue}`,
  pieDescription: ({ seriesLabel, formattedValue }: Described) => `${seriesLabel}: ${formattedValue}`,
}
type Described = Record<string, unknown>

export function BarPlot({
  label,
  height,
  points,
  series,
  format,
  formatTick,
  stacked,
}: AxisPlotProps & { stacked: boolean }) {
  const axes = useAxes(points, formatTick, points.length)
  // What is half drawn would be printed so.
  const printing = usePrinting()
  return (
    <PlotSurface label={label}>
      <BarChart
        height={height}
        skipAnimation={printing}
        margin={margin}
        hideLegend
        borderRadius={6}
        grid={{ horizontal: true }}
        axisHighlight={{ x: 'band' }}
        xAxis={[{ ...axes.x, scaleType: 'band', categoryGapRatio: stacked ? 0.5 : 0.36, barGapRatio: 0.15 }]}
        yAxis={[axes.y]}
        series={series.map(({ name, values, color }) => ({
          id: name,
          label: name,
          data: values,
          color,
          valueFormatter: (value) => format(value ?? 0),
          ...(stacked && { stack: 'all' }),
        }))}
        localeText={said}
        slotProps={{ tooltip: tooltipCard }}
      />
    </PlotSurface>
  )
}

export function AreaPlot({ label, height, points, series, format, formatTick }: AxisPlotProps) {
  const id = useId()
  const axes = useAxes(points, formatTick, 6)
  const printing = usePrinting()
  // The last point is on the edge, so half of its label is beyond it.
  const end = axes.x.reverse ? 'left' : 'right'
  const fade = (index: number) => `${id}-${index}`
  return (
    <PlotSurface label={label}>
      <LineChart
        height={height}
        skipAnimation={printing}
        margin={{ ...margin, [end]: Math.max(12, axes.widest / 2) }}
        hideLegend
        grid={{ horizontal: true }}
        axisHighlight={{ x: 'line' }}
        xAxis={[{ ...axes.x, scaleType: 'point' }]}
        yAxis={[axes.y]}
        series={series.map(({ name, values, color }) => ({
          id: name,
          label: name,
          data: values,
          color,
          area: true,
          curve: 'monotoneX',
          showMark: false,
          valueFormatter: (value) => format(value ?? 0),
        }))}
        localeText={said}
        slotProps={{
          tooltip: tooltipCard,
          area: ({ seriesId }) => ({
            style: { fill: `url(#${CSS.escape(fade(series.findIndex(({ name }) => name === seriesId)))})` },
          }),
        }}
      >
        <defs>
          {series.map(({ name, color }, index) => (
            <linearGradient key={name} id={fade(index)} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor={color} stopOpacity={0.28} />
              <stop offset="1" stopColor={color} stopOpacity={0} />
            </linearGradient>
          ))}
        </defs>
      </LineChart>
    </PlotSurface>
  )
}

export function DonutPlot({ label, height, slices, format }: Omit<PlotProps, 'formatTick'> & { slices: ChartSlice[] }) {
  const printing = usePrinting()
  return (
    <PlotSurface label={label}>
      <PieChart
        height={height}
        skipAnimation={printing}
        margin={8}
        hideLegend
        series={[
          {
            data: slices.map(({ name, value, color }, index) => ({
              id: name,
              label: name,
              value,
              color: color ?? chartColor(index),
            })),
            innerRadius: '74%',
            outerRadius: '100%',
            cornerRadius: 6,
            paddingAngle: 1.5,
            highlightScope: { highlight: 'item', fade: 'global' },
            faded: { color: 'var(--mui-palette-action-disabledBackground)' },
            valueFormatter: ({ value }) => format(value),
          },
        ]}
        localeText={said}
        slotProps={{ tooltip: tooltipCard }}
      />
    </PlotSurface>
  )
}

const margin = { top: 12, bottom: 0, left: 4, right: 4 }

/**
 * In a page from right to left time begins at the right, and the values stand there.
 * @param most of the ticks in time, where there are many more points
 */
function useAxes(points: ChartPoint[], formatTick: (value: number) => string, most: number) {
  const backwards = useTheme().direction === 'rtl'
  const plain = { disableLine: true, disableTicks: true }
  const tickOf = (index: number) => points[index]?.tick ?? points[index]?.label ?? ''
  const widest = Math.max(0, ...points.map((_, index) => widthOf(tickOf(index))))
  // Even ones, the last point's among them, and as few as there is room for: none is left out here and there, and none is cut.
  const step = points.length > most + 2 ? Math.round(points.length / most) : 1
  const x = {
    ...plain,
    data: points.map((_, index) => index),
    reverse: backwards,
    height: 28,
    tickInterval: (index: number) => (points.length - 1 - index) % step === 0,
    tickSpacing: widest + 8,
    tickLabelInterval: () => true,
    valueFormatter: (index: number, { location }: { location: string }) =>
      location === 'tick' ? tickOf(index) : (points[index]?.label ?? ''),
  } satisfies XAxis
  const y = {
    ...plain,
    position: backwards ? 'right' : 'left',
    width: 'auto',
    min: 0,
    tickNumber: 4,
    tickMinStep: 1,
    valueFormatter: formatTick,
  } satisfies YAxis
  return { x, y, widest }
}

let pen: CanvasRenderingContext2D | null | undefined

/** Of a tick's label, in px. */
function widthOf(text: string) {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return 0
  pen.font = `12px ${getComputedStyle(document.body).fontFamily}`
  return pen.measureText(text).width
}
