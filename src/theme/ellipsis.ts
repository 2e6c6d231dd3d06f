/**
 * One line, cut at its end. In the other direction too: without `plaintext` Latin text in an Arabic page loses its beginning, since
 * the ellipsis comes where the page's lines end, not where the text's do.
 */
export const ellipsis = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
  // Still aligned as its neighbors; Chromium does not know `match-parent`.
  '[dir="rtl"] &': { textAlign: 'right' },
} as const
