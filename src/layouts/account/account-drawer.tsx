import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/auth'
import { Icon } from '@/components/icon'
import { Scrollbar } from '@/components/scrollbar'
import { SideDrawer } from '@/components/side-drawer'
import { Snackbar } from '@/components/snackbar'
import { useWorkspaces } from '@/layouts/workspaces/workspace-choice'
import logoutIcon from '~icons/solar/logout-2-linear'
import { AccountHead } from './account-head'
import { AccountMenu } from './account-menu'
import { AccountPromotion } from './account-promotion'
import { AccountSwitchers } from './account-switchers'

interface AccountDrawerProps {
  open: boolean
  onClose: () => void
  user: User | undefined
  path: string
  onSignOut?: (() => Promise<void>) | undefined
}

/** The account drawer: user, other accounts, links and sign-out. */
export function AccountDrawer({ open, onClose, user, path, onSignOut }: AccountDrawerProps) {
  const { t } = useTranslation()
  const plan = useWorkspaces(!!user).chosen?.plan
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
      <Scrollbar
        sx={{
          flexGrow: 1,
          '& .simplebar-content-wrapper': { scrollPaddingBlockEnd: 88 },
        }}
      >
        <Box sx={{ px: 2, pb: 2 }}>
          <AccountHead user={user} onLeave={onClose} />
          <AccountSwitchers user={user} onSwitched={onClose} />
          <AccountMenu path={path} onLeave={onClose} />
          {plan !== 'Pro' && <AccountPromotion />}
        </Box>
      </Scrollbar>
      <Box sx={{ position: 'relative' }}>
        <Snackbar inside />
      </Box>
      <Box sx={{ p: 2, borderTop: '1px solid', borderColor: 'divider' }}>
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
