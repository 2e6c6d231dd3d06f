import { styled } from '@mui/material/styles'

/** Card layout below this width (rem, so that larger text counts). */
const cardsBelow = 32.5

/** Media query of the card layout, for the contents of TableFrame. */
export const asCards = `@container (max-width: ${cardsBelow - 0.01}rem)`

/** Between card layout and this width (rem), columns with `drops: 1` are hidden; below the second, also those with `drops: 2`. */
const room = [56.25, 43.75] as const

/** Below this width (rem) columns have less padding, so that names and e-mail addresses stay on one line. */
const closeBelow = 64

/** The container that a table's layout depends on, rather than the window: navigation and detail panel take part of it. */
export const TableFrame = styled('div')({
  position: 'relative',
  containerType: 'inline-size',
  '&:focus': { outline: 'none' },
})

/**
 * The table and the styles of its rows. Cells are plain elements, since MUI's cost four times as much to render. The same
 * elements become cards if there is no room for columns.
 */
export const TableRoot = styled('table')(({ theme }) => {
  const { palette } = theme.vars
  const { caption, body2, subtitle2 } = theme.typography
  return {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    ...body2,
    '& th, & td': { padding: '0 12px', textAlign: 'start', fontWeight: 'inherit' },
    // Numbers end where the next column begins: without more room they read as one.
    '& .end + :not(.end, .menu)': { paddingInlineStart: 40 },
    '& .end': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    // A row full of underlines is hard to read; the place says that they are links.
    '& a:not(:hover, :focus-visible)': { textDecorationLine: 'none' },
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
    // The head lies over the card's edge, which high contrast shows.
    '& thead th:first-of-type': { borderInlineStart: '1px solid var(--ark-edge)', paddingInlineStart: 11 },
    '& thead th:last-of-type': { borderInlineEnd: '1px solid var(--ark-edge)', paddingInlineEnd: 11 },
    // Beside the bar over the selection.
    'div:has(> [role="toolbar"]) + & thead th.select': {
      backgroundColor: palette.background.paper,
      backgroundImage: `linear-gradient(${palette.primary.soft}, ${palette.primary.soft})`,
    },
    '& tbody tr': { position: 'relative', transition: 'background-color 120ms' },
    '& tbody td, & tbody th': {
      height: 'var(--ark-row-height)',
      paddingBlock: 4,
      borderBlockEnd: `1px solid ${palette.TableCell.border}`,
    },
    '& tbody tr:last-of-type > *': { borderBlockEndColor: 'transparent' },
    '& tbody tr:hover': { backgroundColor: palette.action.hover },
    '& tbody tr[aria-selected="true"]': { backgroundColor: theme.alpha(palette.primary.main, 0.08) },
    // A bar at the start of the row: a border would move its cells.
    '& tbody tr[data-current]': {
      backgroundImage: `linear-gradient(${palette.primary.main}, ${palette.primary.main})`,
      backgroundSize: '3px 100%',
      backgroundRepeat: 'no-repeat',
      backgroundPosition: 'calc(50% - 50% * var(--side))',
    },

    // Takes the remaining width, and wraps before the table outgrows its card.
    '& .grow': { width: '30%', maxWidth: 0, overflowWrap: 'anywhere' },
    [`@container (min-width: ${cardsBelow}rem) and (max-width: ${room[0] - 0.01}rem)`]: {
      '& .drops-1': { display: 'none' },
      // Names in full rather than the line below them.
      '& .grow .MuiTypography-caption': { display: 'none' },
    },
    [`@container (min-width: ${cardsBelow}rem) and (max-width: ${room[1] - 0.01}rem)`]: {
      '& .drops-2': { display: 'none' },
    },
    [`@container (min-width: ${cardsBelow}rem) and (max-width: ${closeBelow - 0.01}rem)`]: {
      '& th:not(.select, .menu), & td:not(.select, .menu)': { paddingInline: 8 },
      '& .end + :not(.end, .menu)': { paddingInlineStart: 24 },
      '& .grow': { width: '34%' },
    },
    '& .name': { display: 'none', marginInlineStart: 4 },

    // All columns, as narrow as possible, with a head on each sheet.
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
        // With the border, that of the rows' checkboxes.
        paddingInline: '4px 16px',
        '& .name': { display: 'inline' },
      },
      // The selection bar leaves this checkbox uncovered, so it sticks beside the bar.
      'div:has(> [role="toolbar"]) + & thead': {
        position: 'sticky',
        zIndex: 2,
        insetBlockStart: 'var(--ark-sticky-height)',
        '& .name': { visibility: 'hidden' },
      },
      // A record of two lines: who or what it is, then what else a person looks for, amount and state at the end.
      '& tbody tr': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 8,
        paddingBlock: '8px 12px',
        borderBlockEnd: `1px solid ${palette.TableCell.border}`,
      },
      '& tbody tr:last-of-type': { borderBlockEndColor: 'transparent' },
      '& tbody td, & tbody th': {
        ...caption,
        order: 6,
        width: 'auto',
        maxWidth: 'none',
        height: 'auto',
        padding: 0,
        border: 0,
        color: palette.text.secondary,
        // One line each, whatever a cell stacks in a column.
        '& .MuiTypography-root': { display: 'inline', font: 'inherit', marginInlineEnd: 4 },
      },
      '& tbody .select, & tbody .menu': { flex: '0 0 48px', width: 48, display: 'flex', justifyContent: 'center' },
      '& tbody .select': { order: -1, paddingInline: 0 },
      '& tbody .grow': {
        ...subtitle2,
        order: 0,
        flex: '1 1 0',
        width: 'auto',
        minWidth: 0,
        maxWidth: 'none',
        color: palette.text.primary,
        '& .MuiTypography-root': { display: 'block', font: 'inherit', marginInlineEnd: 0 },
        // Up to the menu, below the amount: whole, beside select, picture, menu and their gaps.
        '& .MuiTypography-caption': {
          ...caption,
          width: 'max-content',
          maxWidth: 'calc(100cqi - 172px)',
          fontWeight: 400,
        },
      },
      '& tbody .end + :not(.end, .menu)': { paddingInlineStart: 0 },
      '& tbody .end': { ...subtitle2, order: 1, color: palette.text.primary },
      '& tbody tr:has(.grow .MuiTypography-caption) .end': { alignSelf: 'flex-start' },
      '& tbody .menu': { order: 2 },
      // The break between the lines, and the second one's indent.
      '& tbody tr::before': { content: '""', order: 3, flex: '0 0 100%' },
      '& tbody tr::after': { content: '""', order: 4, flex: '0 0 48px' },
      // What follows begins where the text beside a picture does.
      '& tbody .main:not(.grow)': { order: 5, minWidth: 44 },
      '& tbody .state': { order: 7, marginInlineStart: 'auto', paddingInlineEnd: 16 },
      '& tbody .drops-1': { display: 'none' },
    },
  }
})
