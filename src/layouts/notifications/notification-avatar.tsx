import type { Theme } from '@mui/material/styles'
import type { Notification } from '@/api/notifications'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { PlainAvatar } from '@/components/plain-parts'
import userIcon from '~icons/solar/user-bold'
import { notificationKinds } from './notification-kinds'

/** The sender's avatar with the icon of the type; the icon alone without a sender. Styled by the list. */
export function NotificationAvatar({ type, avatarUrl }: Pick<Notification, 'type' | 'avatarUrl'>) {
  const { icon, color } = notificationKinds[type]
  if (!avatarUrl) {
    return (
      <span className="avatar" data-tone={color}>
        <Icon icon={icon} size={24} />
      </span>
    )
  }
  return (
    <span className="sender">
      <PlainAvatar src={assetUrl(avatarUrl)}>
        <Icon icon={userIcon} size={32} />
      </PlainAvatar>
      <span className="sign">
        <span data-tone={color}>
          <Icon icon={icon} size={14} />
        </span>
      </span>
    </span>
  )
}

export function avatarStyles({ vars: { palette } }: Theme) {
  const tones = [...new Set(Object.values(notificationKinds).map(({ color }) => color))]
  return {
    '&& .avatar': { width: 44, height: 44 },
    '& > .sender': { position: 'relative', display: 'flex' },
    '& .sign': {
      position: 'absolute',
      insetInlineEnd: -6,
      insetBlockEnd: -6,
      borderRadius: '50%',
      border: `2px solid ${palette.background.paper}`,
      backgroundColor: palette.background.paper,
    },
    '& .sign > span': { display: 'flex', padding: 3, borderRadius: '50%' },
    ...Object.fromEntries(
      tones.map((tone) => [
        `& [data-tone="${tone}"][data-tone]`,
        { color: palette[tone].ink, backgroundColor: palette[tone].soft },
      ]),
    ),
  } as const
}
