import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'

interface PlotSurfaceProps {
  /** The accessible name of the plot. */
  label: string
  children: ReactNode
}

/** Applies the theme to the charts' library, and adds to its accessibility. */
export function PlotSurface({ label, children }: PlotSurfaceProps) {
  const root = useRef<HTMLDivElement>(null)
  // The focusable element has no role and no name of its own. Its texts are also in the table.
  useEffect(() => {
    for (const stop of root.current?.querySelectorAll('[role="none"][tabindex]') ?? []) {
      stop.setAttribute('role', 'group')
      stop.setAttribute('aria-label', label)
    }
    for (const drawing of root.current?.querySelectorAll('svg') ?? []) drawing.setAttribute('aria-hidden', 'true')
  }, [label])
  return <Surface ref={root}>{children}</Surface>
}

const Surface = styled('div')(({ theme }) => {
  const { palette } = theme.vars
  return {
    position: 'absolute',
    inset: 0,
    // The library removes the focus ring by a style attribute.
    '& .MuiChartsSurface-root:has(> :focus-visible)': {
      outline: '2px solid var(--ark-focus)',
      outlineOffset: 4,
      borderRadius: 8,
    },
    '& svg': { overflow: 'visible' },
    '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': {
      fill: palette.text.secondary,
      fontFamily: theme.typography.fontFamily,
      fontSize: 12,
    },
    '& .MuiChartsGrid-line': { stroke: palette.divider, strokeDasharray: '3 5' },
    '& .MuiChartsAxisHighlight-root': { stroke: palette.text.disabled, strokeDasharray: '3 4' },
    // The band behind bars is a path as the line is.
    '&:has(.MuiBarChart-root) .MuiChartsAxisHighlight-root': {
      fill: palette.action.hover,
      fillOpacity: 1,
      stroke: 'none',
      clipPath: 'inset(0 round 6px)',
    },
    '& .MuiBarChart-element': { stroke: palette.background.paper, strokeWidth: 2.5 },
    '& .MuiPieChart-arc': { stroke: palette.background.paper, strokeWidth: 3 },
    '& .MuiLineChart-line': { strokeWidth: 2.5, strokeLinecap: 'round' },
  }
})

/** For `slotProps.tooltip` of a chart: a small card in a portal, so that nothing clips it. */
export const tooltipCard = {
  container: () => document.body,
  sx: {
    '& .MuiChartsTooltip-paper': {
      minWidth: 140,
      py: 0.5,
      border: 0,
      borderRadius: '10px',
      outline: '1px solid var(--ark-edge)',
      boxShadow: 'var(--mui-customShadows-dropdown)',
    },
    // One mark for all charts.
    '& .MuiChartsTooltip-paper .MuiChartsLabelMark-root': {
      width: 8,
      height: 8,
      overflow: 'hidden',
      borderRadius: '50%',
    },
    '& caption': { border: 0, pb: 0, typography: 'caption', fontWeight: 600, color: 'text.primary' },
    '& .MuiChartsTooltip-cell': { typography: 'caption', py: 0.25 },
    '& .MuiChartsTooltip-valueCell': { fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
} as const
