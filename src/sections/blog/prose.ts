import type { CSSObject, Theme } from '@mui/material/styles'

/** The style of an article's content, to read and to edit. */
export function proseOf(theme: Theme): CSSObject {
  const { palette } = theme.vars
  return {
    fontSize: 17,
    lineHeight: 1.7,
    overflowWrap: 'anywhere',
    '& > :not(* + *)': { marginBlockStart: 0 },
    '& > :last-child': { marginBlockEnd: 0 },
    '& p': { margin: '0 0 20px' },
    '& h2': { ...theme.typography.h2, margin: '40px 0 12px' },
    '& h3': { ...theme.typography.h4, margin: '32px 0 8px' },
    '& ul, & ol': { margin: '0 0 20px', paddingInlineStart: 28 },
    '& li': { paddingInlineStart: 4, marginBlockEnd: 8 },
    '& li > p': { margin: 0 },
    '& li::marker': { color: palette.text.secondary },
    '& blockquote': {
      margin: '32px 0',
      paddingInlineStart: 24,
      borderInlineStart: `3px solid ${palette.primary.main}`,
      fontSize: 20,
      lineHeight: 1.55,
      fontWeight: 500,
      color: palette.text.primary,
    },
    '& blockquote > p:last-child': { margin: 0 },
    '& code': {
      padding: '2px 6px',
      borderRadius: 6,
      fontSize: '0.875em',
      direction: 'ltr',
      backgroundColor: palette.background.neutral,
    },
    '& pre': {
      margin: '0 0 24px',
      padding: 20,
      borderRadius: 12,
      fontSize: 14,
      lineHeight: 1.65,
      direction: 'ltr',
      textAlign: 'start',
      overflowX: 'auto',
      whiteSpace: 'pre-wrap',
      backgroundColor: palette.background.neutral,
    },
    '& pre code': { padding: 0, fontSize: 'inherit', backgroundColor: 'transparent' },
    '& a': { color: palette.primary.ink, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& img': { display: 'block', width: '100%', height: 'auto', margin: '32px 0', borderRadius: 12 },
    '& hr': { margin: '40px auto', width: 80, border: 0, borderBlockStart: `1px solid ${palette.divider}` },
  }
}
