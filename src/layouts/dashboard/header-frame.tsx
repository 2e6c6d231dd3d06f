import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface HeaderFrameProps {
  /** A line of its own above the bar, such as an announcement. */
  top?: ReactNode
  left?: ReactNode
  center?: ReactNode
  right?: ReactNode
  /** A line of its own below the bar. */
  bottom?: ReactNode
}

/** The bar at the top of a page and its areas; left and right change places where text runs from right to left. */
export function HeaderFrame({ top, left, center, right, bottom }: HeaderFrameProps) {
  return (
    <Bar data-screen-only>
      {top}
      <Row>
        <Area>{left}</Area>
        <Area sx={{ flexGrow: 1, justifyContent: 'center' }}>{center}</Area>
        <Area sx={{ flexShrink: 0 }}>{right}</Area>
      </Row>
      {bottom}
    </Bar>
  )
}

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  // What fits is a matter of the bar's own width, which the navigation beside it changes.
  container: 'header / inline-size',
  backgroundColor: theme.alpha(theme.vars.palette.background.default, 0.8),
  backdropFilter: 'blur(8px)',
  borderBlockEnd: '1px solid var(--ark-edge)',
}))

const Row = styled('div')(({ theme }) => ({
  // The line below is part of the bar's height.
  height: 'calc(var(--ark-header-height) - 1px)',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: 'var(--ark-gutter)',
}))

const Area = styled('div')(({ theme }) => ({
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  // Between targets of 44 px no further room is needed.
  '& .MuiIconButton-root': { minWidth: 44, minHeight: 44 },
  '@container header (min-width: 600px)': { gap: theme.spacing(0.75) },
}))
