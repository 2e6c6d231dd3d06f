import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { createLink } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/auth'
import { assetUrl } from '@/components/asset-url'
import { account } from '@/nav'

const head = { display: 'grid', justifyItems: 'center', textAlign: 'center', overflowWrap: 'anywhere' } as const

interface AccountHeadProps {
  user: User | undefined
  /** Called when the user follows the link. */
  onLeave: () => void
}

/** Avatar, name and e-mail address of the signed-in user, as a link to the account. */
export function AccountHead({ user, onLeave }: AccountHeadProps) {
  const { t } = useTranslation()
  return (
    <Box sx={{ pt: 1, pb: 2 }}>
      {user ? (
        <AccountLink
          to={account[0]?.path}
          onClick={onLeave}
          sx={{ ...head, pt: 2, pb: 1.5, borderRadius: 2, '&:hover': { bgcolor: 'action.hover' } }}
        >
          <Avatar
            src={assetUrl(user.photoURL)}
            alt=""
            sx={{ width: 88, height: 88, mb: 2, outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 4 }}
          >
            {user.displayName.charAt(0)}
          </Avatar>
          <Typography variant="h6" component="p">
            {user.displayName}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{user.email}</Typography>
          <Typography variant="subtitle2" component="span" sx={{ mt: 1, color: 'primary.ink' }}>
            {t('account.manage')}
          </Typography>
        </AccountLink>
      ) : (
        <Box sx={{ ...head, pt: 2, pb: 1.5 }}>
          <Skeleton variant="circular" width={88} height={88} sx={{ mb: 2 }} />
          <Skeleton width={144} sx={{ typography: 'h6' }} />
          <Skeleton width={176} />
          <Skeleton width={144} sx={{ mt: 1 }} />
        </Box>
      )}
    </Box>
  )
}

const AccountLink = createLink(ButtonBase)
