import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'

/** Inner widths from which the list and the message are side by side, and from which the labels are a column of their own. */
const twoPanes = 'min-width: 44rem'
const threePanes = 'min-width: 62rem'

/** Of the list, in px. */
export const listWidth = { min: 280, start: 360, max: 560 }

/** The page fills the window; its panes scroll. */
export const MailPage = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  // The frame's padding below is for pages that scroll.
  marginBlockEnd: -40,
  height: 'calc(100dvh - var(--ark-sticky-height) - 40px)',
  minHeight: 520,
  '@media print': { height: 'auto', display: 'block' },
})

export const Panes = styled(Card)({
  flexGrow: 1,
  minHeight: 0,
  containerType: 'inline-size',
  '& > div': { display: 'flex', height: '100%' },
  '@media print': { containerType: 'normal' },
})

export const LabelsPane = styled('nav')(({ theme }) => ({
  display: 'none',
  flex: '0 0 208px',
  overflowY: 'auto',
  padding: theme.spacing(1.5),
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  [`@container (${threePanes})`]: { display: 'block' },
  '@media print': { display: 'none !important' },
}))

/** Only while the labels are not a column. */
export const NoLabelsPane = styled('span')({
  display: 'contents',
  '& > *': { flexShrink: 0 },
  [`@container (${threePanes})`]: { display: 'none' },
})

export const ListPane = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
  '&[data-behind]': { display: 'none' },
  [`@container (${twoPanes})`]: {
    '&, &[data-behind]': {
      display: 'flex',
      flex: '0 0 auto',
      width: `clamp(${listWidth.min}px, var(--mail-list-width), 50cqi)`,
    },
  },
  '@media print': { display: 'none !important' },
})

export const ReaderPane = styled('section')({
  display: 'none',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  '&[data-open]': { display: 'flex' },
  [`@container (${twoPanes})`]: { display: 'flex' },
})

/** Only while one pane is visible at a time. */
export const OnePane = styled('span')({
  display: 'contents',
  [`@container (${twoPanes})`]: { display: 'none' },
})

export const Divider = styled('div')(({ theme }) => ({
  display: 'none',
  position: 'relative',
  zIndex: 1,
  flex: '0 0 1px',
  outline: 'none',
  backgroundColor: theme.vars.palette.divider,
  cursor: 'col-resize',
  touchAction: 'none',
  // Wide enough for a finger (WCAG 2.5.8).
  '&::before': { content: '""', position: 'absolute', insetBlock: 0, insetInline: -12 },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInline: -1,
    backgroundColor: theme.vars.palette.primary.main,
    opacity: 0,
    transition: 'opacity 120ms',
  },
  '&:hover::after, &:focus-visible::after, &[data-dragged]::after': { opacity: 1 },
  [`@container (${twoPanes})`]: { display: 'block' },
  '@media print': { display: 'none !important' },
}))
