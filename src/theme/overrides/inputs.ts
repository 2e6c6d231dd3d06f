import type { Components, Theme } from '@mui/material/styles'
import { ellipsis } from '@/theme/ellipsis'
import { colorNames } from '@/theme/palette'

export const inputs: Components<Omit<Theme, 'components'>> = {
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars
        return {
          minHeight: 40,
          paddingBlock: 4,
          paddingInline: 16,
          variants: [
            { props: { size: 'small' }, style: { minHeight: 32, paddingInline: 12 } },
            { props: { size: 'large' }, style: { minHeight: 48, paddingInline: 24 } },
            {
              props: { variant: 'contained', color: 'inherit' },
              style: {
                color: palette.background.paper,
                backgroundColor: palette.text.primary,
                '&:hover': { backgroundColor: palette.text.secondary },
              },
            },
            {
              props: { variant: 'outlined', color: 'inherit' },
              style: { borderColor: 'var(--ark-edge-quiet)' },
            },
            {
              props: { variant: 'soft' },
              style: {
                '&:hover': { boxShadow: `inset 0 0 0 99px ${palette.action.hover}` },
                '&.Mui-disabled': { backgroundColor: palette.action.disabledBackground },
              },
            },
            {
              props: { variant: 'soft', color: 'inherit' },
              style: { backgroundColor: palette.action.selected },
            },
            ...colorNames.map((color) => ({
              props: { variant: 'soft' as const, color },
              style: { color: palette[color].ink, backgroundColor: palette[color].soft },
            })),
          ],
        }
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      // As high as a text field: 48, or 40 where small.
      inputRoot: {
        variants: [
          {
            props: {},
            style: {
              '&.MuiOutlinedInput-root': { paddingBlock: 8, '& .MuiAutocomplete-input': { padding: '5px 6px' } },
            },
          },
          {
            props: { size: 'small' },
            style: {
              '&.MuiOutlinedInput-root': { paddingBlock: 5, '& .MuiAutocomplete-input': { padding: '4px 6px' } },
            },
          },
        ],
      },
      paper: ({ theme }) => [
        theme.typography.body2,
        { borderRadius: 12, boxShadow: theme.vars.customShadows.dropdown },
      ],
    },
  },
  MuiCheckbox: { defaultProps: { size: 'small', disableFocusRipple: true } },
  // The focus ring is enough; its ripple stays behind when a menu hands the focus back.
  MuiIconButton: { defaultProps: { disableFocusRipple: true } },
  MuiToggleButton: {
    defaultProps: { disableFocusRipple: true },
    styleOverrides: {
      root: ({ theme }) => {
        const { primary } = theme.vars.palette
        return {
          borderColor: 'var(--ark-edge-quiet)',
          variants: [
            {
              props: { color: 'primary' },
              style: { '&.Mui-selected, &.Mui-selected:hover': { color: primary.ink, backgroundColor: primary.soft } },
            },
          ],
        }
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      // Below 16 px phones zoom into a focused field.
      root: ({ theme }) => ({ [theme.breakpoints.up('sm')]: { fontSize: '0.875rem' } }),
      input: ({ theme }) => ({
        '&::placeholder': { opacity: 1, color: theme.vars.palette.text.disabled },
        // Sentences have the direction of their language; empty, a field has the page's, unlike with dir="auto".
        'textarea&': { unicodeBidi: 'plaintext' },
      }),
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      // A line of 24 px is in the middle of a field of 48 px, or 40.
      root: ({ theme }) => ({
        lineHeight: 1.5,
        [theme.breakpoints.up('sm')]: { fontSize: '0.875rem', lineHeight: 24 / 14 },
      }),
      outlined: {
        transform: 'translate(14px, 12px) scale(1)',
        variants: [
          { props: { size: 'small' }, style: { transform: 'translate(14px, 8px) scale(1)' } },
          { props: { shrink: true }, style: { transform: 'translate(14px, -10px) scale(0.857)' } },
        ],
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
        variants: [
          { props: { multiline: true }, style: { padding: '13px 14px' } },
          { props: { multiline: true, size: 'small' }, style: { padding: '9px 14px' } },
        ],
      }),
      input: {
        height: 22,
        paddingBlock: 13,
        // For an input with its own direction, such as a number: the adornment is at its end.
        '[dir="rtl"] .MuiInputBase-adornedStart > &[dir="ltr"]': { paddingInline: '14px 0' },
        variants: [
          { props: { size: 'small' }, style: { paddingBlock: 9 } },
          { props: { multiline: true }, style: { height: 'auto', paddingBlock: 0 } },
        ],
      },
      notchedOutline: { borderColor: 'var(--ark-control-border)', '& legend': { fontSize: '0.857em' } },
    },
  },
  // As high as a text field.
  MuiSelect: { styleOverrides: { select: { ...ellipsis, minHeight: 22, lineHeight: '22px' } } },
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: 56,
        height: 40,
        padding: 8,
        variants: [
          {
            props: { size: 'small' },
            style: {
              width: 40,
              height: 24,
              padding: '3px 4px',
              '& .MuiSwitch-thumb': { width: 12, height: 12 },
              '& .MuiSwitch-switchBase': {
                padding: '6px 7px',
                '&.Mui-checked': { transform: 'translateX(14px)' },
              },
            },
          },
        ],
      },
      switchBase: ({ theme }) => ({
        padding: 11,
        color: theme.vars.palette.common.white,
        '&:hover, &.Mui-checked:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'translateX(16px)' },
        '& + .MuiSwitch-track': { borderRadius: 12, backgroundColor: 'var(--ark-control-border)' },
        variants: colorNames.map((color) => ({
          props: { color },
          style: {
            '&.Mui-checked': { color: theme.vars.palette[color].contrastText },
            '&.Mui-checked + .MuiSwitch-track': { backgroundColor: theme.vars.palette[color].main },
            '&.Mui-disabled': { color: theme.vars.palette.background.paper },
            '&.Mui-disabled + .MuiSwitch-track': { backgroundColor: theme.vars.palette.action.disabled },
          },
        })),
      }),
      thumb: { width: 18, height: 18 },
    },
  },
}
