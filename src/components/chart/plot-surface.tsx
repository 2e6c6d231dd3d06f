import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'

interface PlotSurfaceProps {
  /** What the keyboard lands on. */
  label: string
  children: ReactNode
}

/** The look of the charts' library as the theme wants it, and what its accessibility lacks. */
export function PlotSurface({ label, children }: PlotSurfaceProps) {
  const root = useRef<HTMLDivElement>(null)
  // The element that takes the focus has neither a role nor a name of its own. Its texts are in the table too.
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
    // The library takes the ring from what has the focus, by its style attribute.
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
    '& rect.MuiChartsAxisHighlight-root': { fill: palette.action.hover, stroke: 'none' },
    '& .MuiBarChart-element': { stroke: palette.background.paper, strokeWidth: 1.5 },
    '& .MuiPieChart-arc': { stroke: palette.background.paper, strokeWidth: 2 },
    '& .MuiLineChart-line': { strokeWidth: 2.5, strokeLinecap: 'round' },
  }
})

/** For `slotProps.tooltip` of a chart: a small card. It hangs on the body, where nothing cuts it off. */
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
    '& caption': { border: 0, pb: 0, typography: 'caption', fontWeight: 600, color: 'text.primary' },
    '& .MuiChartsTooltip-cell': { typography: 'caption', py: 0.25 },
    '& .MuiChartsTooltip-valueCell': { fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
} as const
