import { styled } from '@mui/material/styles'
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { DrawBoundary } from '@/components/draw-boundary'
import { usePrinting } from '@/components/use-printing'
import { type ChartShape, ChartSkeleton } from './chart-skeleton'
import { ChartTable, type ChartTableData } from './chart-table'
import { useNearView } from './use-near-view'

interface ChartFrameProps {
  /** What the chart shows: the figure's name and the table's caption. */
  label: string
  shape: ChartShape
  /** Of the plot, in px. */
  height: number
  table: ChartTableData
  legend?: ReactNode
  /** In the middle of the plot. */
  centre?: ReactNode
  /** The plot: a lazy component, which is asked for when it is near the view. */
  children: ReactNode
}

/** What all charts have: the colours, the place that nothing else takes meanwhile, and the numbers as a table. */
export function ChartFrame({ label, shape, height, table, legend, centre, children }: ChartFrameProps) {
  const tableId = useId()
  const plot = useRef<HTMLDivElement>(null)
  const near = useNearView(plot)
  const [failed, setFailed] = useState(false)
  const printing = usePrinting()
  // On paper the numbers stand in for a plot that has not come.
  const meanwhile = printing ? (
    <ChartTable caption={label} shown {...table} />
  ) : (
    <ChartSkeleton shape={shape} height={height} />
  )
  return (
    <Figure aria-label={label} aria-details={tableId}>
      {shape !== 'donut' && legend}
      <Plot ref={plot} style={{ [printing ? 'minHeight' : 'height']: failed ? 0 : height }}>
        {near || printing ? (
          <DrawBoundary onFail={() => setFailed(true)}>
            <Suspense fallback={meanwhile}>
              {children}
              {centre && <Centre>{centre}</Centre>}
            </Suspense>
          </DrawBoundary>
        ) : (
          meanwhile
        )}
      </Plot>
      {shape === 'donut' && legend}
      <ChartTable id={tableId} caption={label} shown={failed} {...table} />
    </Figure>
  )
}

const Figure = styled('figure')(({ theme }) => {
  const { palette } = theme.vars
  const mix = (color: string, share: number) => `color-mix(in oklab, ${color} ${share}%, ${palette.background.paper})`
  return {
    position: 'relative',
    margin: 0,
    '--ark-chart-1': palette.primary.main,
    '--ark-chart-2': mix(palette.primary.main, 50),
    '--ark-chart-3': mix(palette.text.secondary, 42),
    '--ark-chart-4': mix(palette.text.secondary, 20),
    '--ark-chart-5': mix(palette.primary.main, 24),
    // Told from the paper and from each other without the help of hue.
    ':root[data-contrast="hight"] &': {
      '--ark-chart-2': mix(palette.primary.main, 64),
      '--ark-chart-3': palette.text.primary,
      '--ark-chart-4': mix(palette.text.primary, 60),
    },
  }
})

const Plot = styled('div')({ position: 'relative' })

const Centre = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
})
