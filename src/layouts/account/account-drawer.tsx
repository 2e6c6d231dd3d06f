import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/auth'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { SideDrawer } from '@/components/side-drawer'
import logoutIcon from '~icons/solar/logout-2-linear'

interface AccountDrawerProps {
  open: boolean
  onClose: () => void
  user: User | undefined
  path: string
  onSignOut?: (() => Promise<void>) | undefined
}

/** Who is signed in, and the way out. */
export function AccountDrawer({ open, onClose, user, onSignOut }: AccountDrawerProps) {
  const { t } = useTranslation()
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    try {
      await onSignOut?.()
      onClose()
    } catch (error) {
      console.error(error)
      throw error
    } finally {
      setLeaving(false)
    }
  }

  return (
    <SideDrawer open={open} onClose={onClose} title={t('account.title')} width={320}>
      <Box sx={{ flexGrow: 1, px: 3, display: 'grid', justifyItems: 'center', alignContent: 'start', gap: 0.5 }}>
        {user ? (
          <>
            <Avatar
              src={assetUrl(user.photoURL)}
              alt=""
              sx={{
                width: 96,
                height: 96,
                mb: 2,
                outline: '2px solid',
                outlineColor: 'primary.main',
                outlineOffset: 4,
              }}
            >
              {user.displayName.charAt(0)}
            </Avatar>
            <Typography variant="h6">{user.displayName}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>{user.email}</Typography>
          </>
        ) : (
          <>
            <Skeleton variant="circular" width={96} height={96} sx={{ mb: 2 }} />
            <Skeleton width={144} sx={{ typography: 'h6' }} />
            <Skeleton width={176} />
          </>
        )}
      </Box>
      <Box sx={{ p: 3 }}>
        <Button
          fullWidth
          size="large"
          color="error"
          variant="soft"
          loading={leaving}
          startIcon={<Icon icon={logoutIcon} />}
          onClick={leave}
        >
          {t('account.logout')}
        </Button>
      </Box>
    </SideDrawer>
  )
}
