import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

export interface HeaderFrameProps {
  /** A line above the bar, such as an announcement; it scrolls away. */
  top?: ReactNode
  left?: ReactNode
  center?: ReactNode
  right?: ReactNode
  /** A line below the bar, such as tabs; it scrolls away. */
  bottom?: ReactNode
}

/** The bar at the top of a page and its areas; left and right are mirrored in right-to-left. */
export function HeaderFrame({ top, left, center, right, bottom }: HeaderFrameProps) {
  return (
    <Bar data-screen-only data-lines={top || bottom ? '' : undefined}>
      {top}
      <Row data-row>
        <Area>{left}</Area>
        <Area sx={{ flexGrow: 1, justifyContent: 'center' }}>{center}</Area>
        <Area sx={{ flexShrink: 0 }}>{right}</Area>
      </Row>
      {bottom}
    </Bar>
  )
}

const Bar = styled('header')(({ theme }) => {
  const sticky = {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: theme.zIndex.appBar,
    // The available room depends on the bar's own width, which changes with the navigation beside it.
    container: 'header / inline-size',
    backgroundColor: theme.alpha(theme.vars.palette.background.default, 0.8),
    backdropFilter: 'blur(8px)',
    borderBlockEnd: '1px solid var(--ark-edge)',
  } as const
  return {
    '&:not([data-lines])': sticky,
    // Only the bar sticks: what sticks below it knows its height.
    '&[data-lines]': { display: 'contents', '& > [data-row]': { ...sticky, flexShrink: 0 } },
  }
})

const Row = styled('div')(({ theme }) => ({
  // The bottom border is part of the bar's height.
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
  // Targets of 44 px need no gaps.
  '& .MuiIconButton-root': { minWidth: 44, minHeight: 44 },
  '@container header (min-width: 600px)': { gap: theme.spacing(0.75) },
}))
