/**
 * Prints one part of the page: hides everything that is neither an ancestor nor a descendant of it, and gives its ancestors the
 * full width of the sheet.
 */
export const printAlone = (part: string) => ({
  [`body *:not(:has(${part}), ${part}, ${part} *)`]: { display: 'none !important' },
  [`html, body, :has(${part})`]: {
    display: 'block !important',
    position: 'static !important',
    width: 'auto !important',
    maxWidth: 'none !important',
    minHeight: '0 !important',
    height: 'auto !important',
    maxHeight: 'none !important',
    margin: '0 !important',
    padding: '0 !important',
    overflow: 'visible !important',
    background: '#fff !important',
    boxShadow: 'none !important',
    transform: 'none !important',
  },
})
