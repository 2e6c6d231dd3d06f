/**
 * One line, cut at its end. In the other direction too: without `plaintext` Latin text in an Arabic page loses its beginning, since
 * the ellipsis comes where the page's lines end, not where the text's do.
 */
export const ellipsis = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
  // Still aligned as its neighbors, whatever its direction.
  textAlign: 'match-parent',
} as const
