import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export const presences = ['online', 'always', 'busy', 'offline', 'invisible'] as const
export type Presence = (typeof presences)[number]

interface PresenceBadgeProps {
  status: Presence
  /** True if the status is beside the badge as text, so that it is not announced twice. */
  named?: boolean
  /** The avatar. */
  children: ReactNode
}

/**
 * The presence of an avatar's user, as color, shape and text.
 * @example <PresenceBadge status="busy"><Avatar /></PresenceBadge>
 */
export function PresenceBadge({ status, named = false, children }: PresenceBadgeProps) {
  const { t } = useTranslation()
  const word = t(`presence.${status}`)
  return (
    <Frame title={named ? undefined : word}>
      {children}
      <svg viewBox="0 0 12 12" data-status={status} aria-hidden>
        <circle cx="6" cy="6" r="6" className="edge" />
        {shapes[status]}
      </svg>
      {!named && <span style={visuallyHidden}>{word}</span>}
    </Frame>
  )
}

// Distinguishable without color: filled, clock hands, bar, ring, broken ring.
const shapes: Record<Presence, ReactNode> = {
  online: <circle cx="6" cy="6" r="4.5" className="fill" />,
  always: (
    <>
      <circle cx="6" cy="6" r="4.5" className="fill" />
      <path d="M6 3.5V6l1.75 1.25" className="mark" />
    </>
  ),
  busy: (
    <>
      <circle cx="6" cy="6" r="4.5" className="fill" />
      <path d="M4 6h4" className="mark" />
    </>
  ),
  offline: <circle cx="6" cy="6" r="3.5" className="ring" />,
  invisible: <circle cx="6" cy="6" r="3.5" className="ring" strokeDasharray="2.2 1.47" />,
}

const Frame = styled('span')(({ theme }) => {
  const { palette } = theme.vars
  return {
    position: 'relative',
    display: 'inline-flex',
    flexShrink: 0,
    '& > svg': {
      position: 'absolute',
      insetBlockEnd: -1,
      insetInlineEnd: -1,
      width: 14,
      height: 14,
      color: palette.text.disabled,
      forcedColorAdjust: 'none',
      '&[data-status="online"]': { color: palette.success.main },
      '&[data-status="always"]': { color: palette.info.main },
      '&[data-status="busy"]': { color: palette.error.main },
      '& .edge': { fill: palette.background.paper },
      '& .fill': { fill: 'currentColor' },
      '& .ring': { fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
      '& .mark': {
        fill: 'none',
        stroke: palette.background.paper,
        strokeWidth: 1.5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
    },
  }
})
