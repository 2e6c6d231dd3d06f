import type { Theme } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'

/**
 * MUI's buttons and avatars as plain elements, for lists, where each would cost ten components. The list's root gets their styles
 * from here; its contents use the classes `icon-button`, `small-button` (with `data-look` `soft`, `primary` or `outlined`) and,
 * by PlainAvatar, `avatar`.
 * @example const Item = styled('li')(({ theme }) => ({ ...plainParts(theme), padding: 8 }))
 */
export function plainParts(theme: Theme) {
  const { palette, shape } = theme.vars
  const { short, shortest } = theme.transitions.duration
  const pressable = {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    margin: 0,
    border: 0,
    cursor: 'pointer',
    userSelect: 'none',
    textDecoration: 'none',
    WebkitTapHighlightColor: 'transparent',
  } as const
  return {
    '& .icon-button': {
      ...pressable,
      flex: '0 0 auto',
      padding: 8,
      borderRadius: '50%',
      color: palette.action.active,
      backgroundColor: 'transparent',
      transition: theme.transitions.create('background-color', { duration: shortest }),
      '&[data-size="small"]': { padding: 5 },
      '@media (hover: hover)': {
        '&:hover': { backgroundColor: theme.alpha(palette.action.active, palette.action.hoverOpacity) },
      },
      '&:active, &:focus-visible': { backgroundColor: palette.action.focus },
    },
    '& .small-button': {
      ...theme.typography.button,
      ...pressable,
      minWidth: 64,
      minHeight: 32,
      padding: '4px 12px',
      borderRadius: shape.borderRadius,
      color: 'inherit',
      backgroundColor: 'transparent',
      transition: theme.transitions.create(['background-color', 'box-shadow', 'border-color', 'color'], {
        duration: short,
      }),
      '&[data-look="soft"]': { backgroundColor: palette.action.selected },
      '&[data-look="primary"]': { color: palette.primary.ink, backgroundColor: palette.primary.soft },
      '&:is([data-look="soft"], [data-look="primary"]):hover': {
        boxShadow: `inset 0 0 0 99px ${palette.action.hover}`,
      },
      '&[data-look="outlined"]': {
        fontSize: theme.typography.pxToRem(13),
        border: '1px solid var(--ark-control-border)',
        '@media (hover: hover)': {
          '&:hover': { backgroundColor: theme.alpha(palette.text.primary, palette.action.hoverOpacity) },
        },
      },
      '&:active, &:focus-visible': { boxShadow: `inset 0 0 0 99px ${palette.action.focus}` },
      '@media (pointer: coarse)': { minHeight: 44 },
    },
    '& .avatar': {
      ...theme.typography.subtitle2,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      width: 40,
      height: 40,
      lineHeight: 1,
      borderRadius: '50%',
      overflow: 'hidden',
      userSelect: 'none',
      '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
      '&:not(:has(> img))': {
        color: palette.text.secondary,
        backgroundColor: palette.Avatar.defaultBg,
        '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
      },
    },
  } as const
}

interface PlainAvatarProps {
  src?: string | undefined
  /** Fallback without a picture, or if it fails to load. */
  children: ReactNode
}

/** An avatar in a list styled by `plainParts`. */
export function PlainAvatar({ src, children }: PlainAvatarProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className="avatar">
      {src && src !== failed ? <img src={src} alt="" onError={() => setFailed(src)} /> : children}
    </span>
  )
}
