import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/auth'
import { demoAccounts } from '@/api/demo-accounts'
import { isSessionOver } from '@/api/session-scope'
import { jwt } from '@/auth/jwt'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { showMessage } from '@/components/snackbar-store'
import { failureText } from '@/i18n/failure-text'
import addIcon from '~icons/solar/add-circle-linear'
import checkIcon from '~icons/solar/check-circle-bold'

type Account = (typeof demoAccounts)[number]

interface AccountSwitchersProps {
  user: User | undefined
  onSwitched: () => void
}

// They are no part of a build without the demo API, nor of one whose accounts are a provider's.
const offered = __MOCK_API__ && __AUTH_METHOD__ === 'jwt' ? demoAccounts : []

/** The demo accounts; choosing one signs in as it and stays on the page. */
export function AccountSwitchers({ user, onSwitched }: AccountSwitchersProps) {
  const { t } = useTranslation()
  const [waiting, setWaiting] = useState<Account>()

  async function choose(account: Account) {
    if (waiting) return
    if (account.email === user?.email) return onSwitched()
    setWaiting(account)
    try {
      await jwt.signIn({ email: account.email, password: account.password })
      showMessage({ text: t('account.switched', { name: account.displayName }) })
      onSwitched()
    } catch (failure) {
      if (!isSessionOver(failure)) showMessage({ text: failureText(failure), severity: 'error' })
    } finally {
      setWaiting(undefined)
    }
  }

  return (
    <Box
      role="group"
      aria-label={t('account.accounts')}
      sx={{ p: 0.5, borderRadius: 2, border: '1px solid', borderColor: 'divider' }}
    >
      {offered.map((account) => (
        <ListItemButton
          key={account.email}
          component="button"
          aria-pressed={account.email === user?.email}
          aria-busy={account === waiting}
          onClick={() => choose(account)}
          sx={{ width: '100%', px: 1, py: 0.5 }}
        >
          <Avatar src={assetUrl(account.photoURL)} alt="" sx={{ width: 36, height: 36, marginInlineEnd: 1.5 }} />
          <ListItemText primary={account.displayName} secondary={t(`account.roles.${account.role}`)} sx={{ my: 0 }} />
          {account === waiting && <CircularProgress size={20} aria-hidden />}
          {!waiting && account.email === user?.email && (
            <Box component={Icon} icon={checkIcon} sx={{ color: 'primary.main' }} />
          )}
        </ListItemButton>
      ))}
      <ListItemButton
        component="button"
        onClick={() => showMessage({ text: t('account.demoNote', { entry: t('account.addAccount') }) })}
        sx={{ width: '100%', minHeight: 48, px: 1, py: 0.5 }}
      >
        <Avatar sx={{ width: 36, height: 36, marginInlineEnd: 1.5 }}>
          <Icon icon={addIcon} size={24} />
        </Avatar>
        <ListItemText primary={t('account.addAccount')} />
      </ListItemButton>
    </Box>
  )
}
