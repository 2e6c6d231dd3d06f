import type { Theme } from '@mui/material/styles'

/**
 * The look of MUI's Skeleton for a line of text, as styles for plain elements: many Skeleton components on a page would cost as
 * much as the content they stand for.
 * @example const Lines = styled('div')(({ theme }) => ({ '& i': bone(theme) }))
 */
export const bone = (theme: Theme) =>
  ({
    display: 'block',
    maxWidth: '100%',
    backgroundColor: theme.alpha(theme.vars.palette.text.primary, 0.11),
    borderRadius: '6px / 10px',
    transform: 'scaleY(0.6)',
    transformOrigin: '0 55%',
    '&:empty::before': { content: '"\\00a0"' },
  }) as const
