import { styled } from '@mui/material/styles'

/** Narrower than this (rem, so that larger text counts), rows are cards. */
const cardsBelow = 32.5

/** Where rows are cards, for what stands in the table's frame. */
export const asCards = `@container (max-width: ${cardsBelow - 0.01}rem)`

/** Between cards and this (rem), columns that drop first are left out; and below the second, those that drop second. */
const room = [56.25, 43.75] as const

/** Below this (rem) the columns stand closer, so that a name and an e-mail address keep to their lines. */
const closeBelow = 64

/** What a table's rows are measured against: not the window, since the navigation and a detail take their part. */
export const TableFrame = styled('div')({
  position: 'relative',
  containerType: 'inline-size',
  '&:focus': { outline: 'none' },
})

/**
 * The table, with all its rows' style: a row is plain elements, since MUI's own cells cost four times as much to draw.
 * The same elements are cards where there is no room for columns.
 */
export const TableRoot = styled('table')(({ theme }) => {
  const { palette } = theme.vars
  const { caption, body2, subtitle2 } = theme.typography
  return {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    ...body2,
    '& th, & td': { padding: '0 12px', textAlign: 'start', fontWeight: 'inherit' },
    '& .end': { textAlign: 'end' },
    '& .select': { width: 64, paddingInline: '12px 0' },
    '& .menu': { width: 64, paddingInline: '0 12px', textAlign: 'end' },
    '& thead th': {
      position: 'sticky',
      zIndex: 2,
      insetBlockStart: 'var(--ark-sticky-height)',
      height: 56,
      color: palette.text.secondary,
      backgroundColor: palette.background.neutral,
      fontWeight: 600,
      whiteSpace: 'nowrap',
    },
    '& tbody tr': { position: 'relative', transition: 'background-color 120ms' },
    '& tbody td, & tbody th': {
      height: 'var(--ark-row-height)',
      paddingBlock: 4,
      borderBlockEnd: `1px dashed ${palette.divider}`,
    },
    '& tbody tr:last-of-type > *': { borderBlockEndColor: 'transparent' },
    '& tbody tr:hover': { backgroundColor: palette.action.hover },
    '& tbody tr[aria-selected="true"]': { backgroundColor: theme.alpha(palette.primary.main, 0.08) },
    '& tbody tr[data-current]': { boxShadow: `inset 3px 0 0 ${palette.primary.main}` },
    '[dir="rtl"] & tbody tr[data-current]': { boxShadow: `inset -3px 0 0 ${palette.primary.main}` },

    // Takes what the others leave, and breaks its texts before the table grows out of its card.
    '& .grow': { width: '30%', maxWidth: 0, overflowWrap: 'anywhere' },
    [`@container (min-width: ${cardsBelow}rem) and (max-width: ${room[0] - 0.01}rem)`]: {
      '& .drops-1': { display: 'none' },
    },
    [`@container (min-width: ${cardsBelow}rem) and (max-width: ${room[1] - 0.01}rem)`]: {
      '& .drops-2': { display: 'none' },
    },
    [`@container (min-width: ${cardsBelow}rem) and (max-width: ${closeBelow - 0.01}rem)`]: {
      '& th:not(.select, .menu), & td:not(.select, .menu)': { paddingInline: 8 },
      '& .grow': { width: '35%' },
    },
    '& .name': { display: 'none', marginInlineStart: 4 },

    // All columns, as narrow as they go, under a head on each sheet.
    '@media print': {
      fontSize: '8.5pt',
      '& thead': { display: 'table-header-group' },
      '& thead th': { position: 'static', height: 'auto', paddingBlock: 8, whiteSpace: 'normal' },
      '& th, & td': { paddingInline: 6 },
      '& tbody tr': { breakInside: 'avoid' },
      '& tbody td, & tbody th': { height: 'auto', paddingBlock: 6 },
      '& .select, & .menu': { display: 'none' },
      '& .grow': { width: 'auto', maxWidth: 'none' },
      [`@container (min-width: ${cardsBelow}rem)`]: { '& .drops-1, & .drops-2': { display: 'table-cell' } },
    },

    [asCards]: {
      '&, & tbody, & thead, & thead tr': { display: 'block' },
      '& thead th': { display: 'none' },
      '& thead th.select': {
        display: 'flex',
        alignItems: 'center',
        width: 'auto',
        paddingInline: '5px 16px',
        '& .name': { display: 'inline' },
      },
      // The bar over the selection leaves this box free, so it goes down the page beside the bar.
      'div:has(> [role="toolbar"]) + & thead': {
        position: 'sticky',
        zIndex: 2,
        insetBlockStart: 'var(--ark-sticky-height)',
        '& .name': { visibility: 'hidden' },
      },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: '48px minmax(0, 1fr) 56px',
        alignItems: 'center',
        paddingBlock: 8,
        borderBlockEnd: `1px dashed ${palette.divider}`,
      },
      '& tbody tr:last-of-type': { borderBlockEndColor: 'transparent' },
      '& tbody td, & tbody th': {
        gridColumn: '2 / -1',
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: '0 16px',
        width: 'auto',
        maxWidth: 'none',
        height: 'auto',
        minHeight: 36,
        padding: 0,
        paddingInlineEnd: 16,
        border: 0,
        textAlign: 'end',
      },
      '& tbody td[data-label]::before': {
        content: 'attr(data-label)',
        flexShrink: 0,
        ...caption,
        color: palette.text.secondary,
      },
      '& tbody .grow': { width: 'auto', maxWidth: 'none' },
      '& tbody .main': { ...subtitle2, gridArea: '1 / 2', textAlign: 'start', minHeight: 56, paddingInlineEnd: 0 },
      '& tbody .select': { width: 'auto', gridArea: '1 / 1', justifyContent: 'center', paddingInline: 0 },
      '& tbody .menu': { width: 'auto', gridArea: '1 / 3', justifyContent: 'center', paddingInline: 0 },
    },
  }
})
