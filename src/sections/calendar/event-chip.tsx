import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { EventColor } from '@/api/calendar'
import { ellipsis } from '@/theme/ellipsis'

interface ChipProps {
  tone: EventColor
  /** A bar over whole days, a line of the month, or a block as high as the event is long. */
  kind: 'bar' | 'line' | 'block'
}

/** An event as a button in its color: a tint of the palette with its ink on it, which reach 4.5:1. */
export const EventChip = styled('button', {
  shouldForwardProp: (prop) => prop !== 'tone' && prop !== 'kind' && prop !== 'sx',
})<ChipProps>(({ theme, tone, kind }) => {
  const { palette } = theme.vars
  const { soft, ink, vivid } = palette[tone]
  return {
    appearance: 'none',
    position: 'absolute',
    zIndex: 1,
    display: 'flex',
    minWidth: 0,
    minHeight: 24,
    margin: 0,
    border: 0,
    paddingBlock: 0,
    paddingInline: 8,
    borderRadius: 6,
    font: 'inherit',
    fontSize: theme.typography.pxToRem(12),
    lineHeight: 1.4,
    textAlign: 'start',
    color: ink,
    cursor: 'pointer',
    userSelect: 'none',
    overflow: 'hidden',
    // Opaque: the lines of the grid would go through a tint.
    backgroundColor: palette.background.paper,
    backgroundImage: `linear-gradient(${soft}, ${soft})`,
    '&:hover': { boxShadow: `inset 0 0 0 1px ${vivid}` },
    '&[data-selected]': { boxShadow: `inset 0 0 0 2px ${vivid}` },
    '&:focus-visible': { outlineOffset: 1, zIndex: 3 },
    '&[data-draft]': { zIndex: 2, opacity: 0.92, boxShadow: theme.vars.customShadows.dropdown, cursor: 'grabbing' },
    '@media (forced-colors: active)': { border: '1px solid' },
    '& b, & span': ellipsis,
    '& b': { minWidth: 0, fontWeight: 600 },
    // The accessible name also has the day, and what is special.
    '& .unseen': visuallyHidden,
    ...{
      bar: { alignItems: 'center', gap: 6 },
      line: {
        alignItems: 'baseline',
        gap: 6,
        color: palette.text.primary,
        backgroundImage: 'none',
        backgroundColor: 'transparent',
        '& span': { order: -1, flexShrink: 0, color: palette.text.secondary },
        '&::before': {
          content: '""',
          order: -2,
          flexShrink: 0,
          width: 8,
          height: 8,
          borderRadius: 4,
          backgroundColor: vivid,
        },
        '&:hover': { backgroundColor: palette.action.hover },
      },
      block: {
        flexDirection: 'column' as const,
        paddingBlock: 3,
        borderInlineStart: `3px solid ${vivid}`,
        '& > *': { width: '100%', flexShrink: 0 },
        '&:not([data-short]) > b': {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
          hyphens: 'auto',
        },
        // A short one has its time behind the title.
        '&[data-short]': { flexDirection: 'row', alignItems: 'center', gap: 6, paddingBlock: 0 },
        '&[data-short] > b': { width: 'auto', flexShrink: 1 },
        '&[data-short] > span': { width: 'auto', flexShrink: 8 },
        '& i': {
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: 0,
          height: 8,
          cursor: 'ns-resize',
          // Too small for a finger, which has a handle.
          '@media (pointer: coarse)': { display: 'none' },
        },
      },
    }[kind],
  }
})

/** The color as a dot, beside a title. */
export const ColorDot = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' && prop !== 'sx' })<{
  tone: EventColor
}>(({ theme, tone }) => ({
  display: 'inline-block',
  flexShrink: 0,
  width: 12,
  height: 12,
  borderRadius: 6,
  backgroundColor: theme.vars.palette[tone].vivid,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
}))
