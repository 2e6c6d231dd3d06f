import { styled } from '@mui/material/styles'

export const labelColors = ['default', 'primary', 'success', 'info', 'warning', 'error'] as const
export const labelVariants = ['soft', 'filled', 'outlined'] as const

export type LabelColor = (typeof labelColors)[number]

interface LabelProps {
  color?: LabelColor
  variant?: (typeof labelVariants)[number]
}

/**
 * A short status, such as an order's. Not interactive: that would be a Chip.
 * @example <Label color="success">Completed</Label>
 */
export const Label = styled('span', {
  shouldForwardProp: (prop) => prop !== 'color' && prop !== 'variant',
})<LabelProps>(({ theme, color = 'default', variant = 'soft' }) => {
  const { palette } = theme.vars
  const neutral = { main: palette.text.primary, ink: palette.text.primary, contrastText: palette.background.paper }
  const { main, ink, contrastText } = color === 'default' ? neutral : palette[color]
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    height: 24,
    minWidth: 24,
    paddingInline: 8,
    borderRadius: 6,
    fontSize: theme.typography.pxToRem(12),
    fontWeight: theme.typography.fontWeightBold,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    ...{
      soft: { color: ink, backgroundColor: color === 'default' ? palette.action.selected : palette[color].soft },
      // Without this, browsers do not print the fill.
      filled: { color: contrastText, backgroundColor: main, printColorAdjust: 'exact' as const },
      outlined: { color: main, boxShadow: 'inset 0 0 0 1px currentColor' },
    }[variant],
  }
})
