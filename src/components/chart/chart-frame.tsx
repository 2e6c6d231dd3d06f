import { styled } from '@mui/material/styles'
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { DrawBoundary } from '@/components/draw-boundary'
import { usePrinting } from '@/components/use-printing'
import { type ChartShape, ChartSkeleton } from './chart-skeleton'
import { ChartTable, type ChartTableData } from './chart-table'
import { useNearView } from './use-near-view'

interface ChartFrameProps {
  /** The name of the figure and the caption of its table. */
  label: string
  shape: ChartShape
  /** Height of the plot, in px. */
  height: number
  table: ChartTableData
  legend?: ReactNode
  /** Content in the middle of the plot. */
  centre?: ReactNode
  /** The plot: a lazy component, loaded when it is near the viewport. */
  children: ReactNode
}

/** What all charts have: the place that nothing else takes meanwhile, and the numbers as a table. */
export function ChartFrame({ label, shape, height, table, legend, centre, children }: ChartFrameProps) {
  const tableId = useId()
  const plot = useRef<HTMLDivElement>(null)
  const near = useNearView(plot)
  const [failed, setFailed] = useState(false)
  const printing = usePrinting()
  // If the plot has not loaded, the table is printed instead.
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

const Figure = styled('figure')({ position: 'relative', margin: 0 })

const Plot = styled('div')({ position: 'relative' })

const Centre = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
})
