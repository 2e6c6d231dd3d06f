import type { Theme } from '@mui/material/styles'
import { ellipsis } from '@/theme/ellipsis'

const mini = 'html[data-nav-layout="mini"] &'
const horizontal = 'html[data-nav-layout="horizontal"] &'

const lists = '& .section > .fold > ul'
const items = `${lists} > li > :is(a, button, span)`
const panels = '& li > .fold'
const entries = '& li li > :is(a, button, span)'

/** The layout of the list while the navigation is a bar: a narrow column (mini) or a row (horizontal). */
export function barStyles(theme: Theme) {
  const { palette, customShadows } = theme.vars
  const { typography } = theme
  const chosen = { color: 'var(--ark-nav-accent)', backgroundColor: 'var(--ark-nav-active)' }
  const line = '1px solid var(--ark-nav-border)'
  return {
    [`${mini}, ${horizontal}`]: {
      [`& .wide-only, & .subheader, ${items} small, & .dot`]: { display: 'none' },
      // A collapsed section has no subheader here to expand it.
      '& .section': { margin: 0 },
      '& .section > .fold': { display: 'block', visibility: 'visible !important', '& > ul': { overflow: 'visible' } },
      '& .sections, & .section > .fold > ul': { display: 'flex' },
      '& .sections': { gap: theme.spacing(1) },
      [lists]: { gap: theme.spacing(0.5) },
      '& li': { margin: '0 !important' },
      '& .fold': { transition: 'none' },
      '& .text': { flexGrow: 0 },
      '& .text > span': { whiteSpace: 'inherit' },
      [`${items}, ${entries}`]: { '& > svg:not(.outside)': { width: 22, height: 22 } },
      '& .outside, & .caret > svg': { width: 14, height: 14 },
      '& li > .handle .caret': { '--closed': '-90deg', rotate: 'var(--closed) !important', transition: 'none' },
      '[dir="rtl"]& li > .handle .caret': { '--closed': '90deg' },
      [items]: {
        '&:hover, &[aria-expanded="true"]': {
          backgroundColor: 'var(--ark-nav-hover)',
          color: 'var(--ark-nav-ink-strong)',
        },
        '&[aria-current="page"], &[data-active]': chosen,
        '&[aria-disabled]:hover': { background: 'none', color: 'var(--ark-nav-ink)' },
        '@media (forced-colors: active)': { '&[data-active]': { border: '1px solid Highlight' } },
      },
      // The gap between item and card is part of the panel, so that the pointer can cross it.
      [panels]: {
        display: 'none',
        position: 'fixed',
        zIndex: theme.zIndex.appBar,
        visibility: 'visible !important',
        animation: 'ark-appear 120ms ease-out',
        '&[data-side="beside"]': { paddingInline: 6 },
        '&[data-side="below"]': { paddingBlockStart: 6 },
      },
      '@keyframes ark-appear': { from: { opacity: 0 } },
      '& li[data-popup] > .fold': { display: 'block' },
      [`${panels} > ul`]: {
        boxSizing: 'border-box',
        display: 'grid',
        gap: 2,
        padding: 6,
        minWidth: 184,
        maxWidth: 280,
        maxHeight: 'calc(100dvh - 16px)',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        scrollbarWidth: 'thin',
        borderRadius: 12,
        '--ark-focus': palette.primary.main,
        color: palette.text.primary,
        backgroundColor: palette.background.paper,
        boxShadow: customShadows.dropdown,
        border: '1px solid var(--ark-edge)',
      },
      [entries]: {
        minHeight: 40,
        gap: theme.spacing(1.25),
        padding: theme.spacing(0.5, 1.25),
        borderRadius: 6,
        color: palette.text.secondary,
        '& .text': { flexGrow: 1 },
        '& small': { color: palette.text.secondary },
        '&:hover, &[aria-expanded="true"]': { color: palette.text.primary, backgroundColor: palette.action.hover },
        '&[data-active]': { color: palette.text.primary, fontWeight: 600 },
        '&[aria-current="page"]': { color: palette.primary.ink, backgroundColor: palette.primary.soft },
        '&[aria-disabled]:hover': { background: 'none' },
      },
    },
    [mini]: {
      '& .mini-only': { display: 'flex' },
      '& .sections': { flexDirection: 'column', padding: theme.spacing(0.5, 0.75, 2) },
      [lists]: { flexDirection: 'column' },
      '& .section + .section': { borderBlockStart: line, paddingBlockStart: theme.spacing(1) },
      [items]: {
        ...typography.caption,
        position: 'relative',
        minHeight: 58,
        display: 'grid',
        placeItems: 'center',
        alignContent: 'center',
        gap: theme.spacing(0.5),
        padding: theme.spacing(0.75, 0.5),
        fontSize: '0.6875rem',
        lineHeight: 16 / 11,
        fontWeight: 600,
        textAlign: 'center',
        '& .text': { maxWidth: '100%', ...ellipsis },
        '& .text + span:not(.caret)': {
          position: 'absolute',
          insetBlockStart: 2,
          insetInlineEnd: 2,
          height: 18,
          minWidth: 18,
        },
        '& .caret, & .outside': { position: 'absolute', insetBlockStart: 12, insetInlineEnd: 6 },
      },
    },
    [horizontal]: {
      insetBlockStart: 'var(--ark-header-height)',
      zIndex: theme.zIndex.appBar,
      height: 'auto',
      border: 0,
      '& > :not(nav)': { display: 'none' },
      '& > nav': {
        boxSizing: 'border-box',
        height: 'var(--ark-nav-horizontal-height)',
        borderBlockEnd: line,
        // If wider than the window, it scrolls by keyboard and wheel.
        '& > *': {
          flexGrow: 1,
          minWidth: 0,
          overflowX: 'auto',
          overscrollBehaviorX: 'contain',
          scrollbarWidth: 'none',
          // An item focused by Tab keeps a distance from the edge.
          scrollPaddingInline: theme.spacing(6),
        },
        '& .simplebar-track': { display: 'none' },
        '& .simplebar-content-wrapper': { overflow: 'visible !important' },
        '& .simplebar-content': { height: '100%', display: 'flex', alignItems: 'center' },
      },
      '& .sections': { padding: 0, paddingInline: 'calc(var(--ark-gutter) - 12px)' },
      '& .section + .section': { borderInlineStart: line, paddingInlineStart: theme.spacing(1) },
      [items]: {
        width: 'auto',
        minHeight: 40,
        gap: theme.spacing(1),
        whiteSpace: 'nowrap',
        '&[aria-current="page"], &[data-active]': { fontWeight: 600 },
      },
      [`${lists} > li > .handle .caret`]: { rotate: '0deg !important' },
    },
  } as const
}
