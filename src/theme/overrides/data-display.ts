import type { Components, Theme } from '@mui/material/styles'
import { ellipsis } from '@/theme/ellipsis'
import { colorNames, star } from '@/theme/palette'
import { tabular } from '@/theme/typography'

export const dataDisplay: Components<Omit<Theme, 'components'>> = {
  MuiAvatar: {
    styleOverrides: {
      root: { fontSize: '0.875rem', fontWeight: 600 },
      colorDefault: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
    },
  },
  MuiAvatarGroup: {
    defaultProps: { max: 4 },
    styleOverrides: {
      root: ({ theme }) => ({ '& .MuiAvatar-root': { borderColor: theme.vars.palette.background.paper } }),
    },
  },
  // A badge scaled to zero would still be part of the control's visible label (WCAG 2.5.3).
  MuiBadge: { styleOverrides: { badge: { fontWeight: 700 }, invisible: { visibility: 'hidden' } } },
  MuiChip: {
    styleOverrides: {
      label: ellipsis,
      root: ({ theme }) => {
        const { palette } = theme.vars
        return {
          borderRadius: 6,
          fontWeight: 500,
          '& .MuiChip-deleteIcon, & .MuiChip-deleteIcon:hover': { color: 'inherit', opacity: 0.72 },
          variants: [
            { props: { size: 'small' }, style: { fontSize: '0.75rem' } },
            ...colorNames.map((color) => ({
              props: { variant: 'soft' as const, color },
              style: {
                color: palette[color].ink,
                backgroundColor: palette[color].soft,
                '&.MuiChip-clickable:hover': { backgroundColor: theme.alpha(palette[color].main, 0.2) },
              },
            })),
          ],
        }
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => {
        const { primary } = theme.vars.palette
        return {
          borderRadius: theme.vars.shape.borderRadius,
          '&.Mui-selected, &.Mui-selected:hover': { color: primary.ink, backgroundColor: primary.soft },
        }
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, marginInlineEnd: 16, color: 'inherit' } } },
  MuiListItemText: {
    styleOverrides: {
      primary: ({ theme }) => theme.typography.body2,
      secondary: ({ theme }) => theme.typography.caption,
    },
  },
  MuiListSubheader: {
    styleOverrides: {
      root: ({ theme }) => [
        theme.typography.overline,
        { color: theme.vars.palette.text.disabled, backgroundColor: 'inherit', paddingBlock: 8 },
      ],
    },
  },
  MuiRating: {
    styleOverrides: {
      iconFilled: star,
      iconEmpty: ({ theme }) => ({ color: theme.vars.palette.action.disabledBackground }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: tabular,
      head: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.background.neutral,
        borderBottomColor: 'transparent',
        fontWeight: 600,
        lineHeight: 22 / 14,
      }),
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      toolbar: { '&&': { minHeight: 64 } },
      select: { borderRadius: 6, '&:focus-visible': { outline: '2px solid var(--ark-focus)' } },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => {
        const { primary } = theme.vars.palette
        return {
          '.MuiTableBody-root > &:last-of-type > *': { borderBottomColor: 'transparent' },
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.alpha(primary.main, 0.08) },
        }
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => [theme.typography.caption, { fontWeight: 500, padding: '6px 10px', borderRadius: 6 }],
    },
  },
  MuiTypography: { defaultProps: { variant: 'body2' } },
}
