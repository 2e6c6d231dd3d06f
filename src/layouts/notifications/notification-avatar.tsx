import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import type { Notification } from '@/api/notifications'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { notificationKinds } from './notification-kinds'

/** Who a notification comes from, with the sign of its type; the sign alone where nobody sent it. */
export function NotificationAvatar({ type, avatarUrl }: Pick<Notification, 'type' | 'avatarUrl'>) {
  const { icon, color } = notificationKinds[type]
  const tone = { color: `${color}.ink`, backgroundColor: `${color}.soft` }
  if (!avatarUrl) {
    return (
      <Avatar component="span" sx={{ width: 44, height: 44, ...tone }}>
        <Icon icon={icon} size={24} />
      </Avatar>
    )
  }
  return (
    <Box component="span" sx={{ position: 'relative', display: 'flex' }}>
      <Avatar src={assetUrl(avatarUrl)} alt="" sx={{ width: 44, height: 44 }} />
      <Box
        component="span"
        sx={{
          position: 'absolute',
          insetInlineEnd: -6,
          insetBlockEnd: -6,
          borderRadius: '50%',
          border: '2px solid',
          borderColor: 'background.paper',
          backgroundColor: 'background.paper',
        }}
      >
        <Box component="span" sx={{ display: 'flex', p: '3px', borderRadius: '50%', ...tone }}>
          <Icon icon={icon} size={14} />
        </Box>
      </Box>
    </Box>
  )
}
