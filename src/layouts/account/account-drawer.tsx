import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import closeIcon from '~icons/solar/close-circle-linear'
import logoutIcon from '~icons/solar/logout-2-linear'
import type { User } from '@/api/auth'
import { Icon } from '@/components/icon'
import { assetUrl } from '@/utils/asset-url'

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
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('account.title'),
          sx: { width: 320, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      <Box sx={{ p: 1.5 }}>
        <IconButton aria-label={t('common.close')} onClick={onClose}>
          <Icon icon={closeIcon} size={24} />
        </IconButton>
      </Box>
      <Box sx={{ flexGrow: 1, px: 3, display: 'grid', justifyItems: 'center', alignContent: 'start', gap: 0.5 }}>
        {user ? (
          <>
            <Avatar
              src={assetUrl(user.photoURL)}
              alt=""
              sx={{ width: 96, height: 96, mb: 2, outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 4 }}
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
    </Drawer>
  )
}
