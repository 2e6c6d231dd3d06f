import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { load } from '#auth-way'
import type { User } from '@/api/auth'
import { demoAccounts } from '@/api/demo-accounts'
import { isSessionOver } from '@/api/session-scope'
import { signInPath } from '@/auth/guards'
import { storeAccount, switchAccount, useStoredAccounts } from '@/auth/stored-accounts'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { showMessage } from '@/components/snackbar-store'
import { failureText } from '@/i18n/failure-text'
import addIcon from '~icons/solar/add-circle-linear'
import checkIcon from '~icons/solar/check-circle-bold'

interface AccountSwitchersProps {
  user: User | undefined
  onSwitched: () => void
}

// They are not in builds without the demo API, nor in builds with an external auth provider.
const offered = __MOCK_API__ && !__AUTH_SDK__ ? demoAccounts : []
const roleOf = (email: string) => offered.find((account) => account.email === email)?.role

/**
 * The demo accounts and the people who were added; choosing one stays on the page. Not with a provider's SDK, which has one session.
 */
export function AccountSwitchers({ user, onSwitched }: AccountSwitchersProps) {
  const { t } = useTranslation()
  const [waiting, setWaiting] = useState<string>()
  const router = useRouter()
  const kept = useStoredAccounts(({ accounts }) => accounts)
  const others = kept.filter(({ user: { id, email } }) => id !== user?.id && !roleOf(email))
  if (__AUTH_SDK__) return null

  /** @param begin begins the account's session, and returns false if it cannot */
  async function choose(account: { email: string; displayName: string }, begin: () => Promise<unknown>) {
    if (waiting) return
    if (account.email === user?.email) return onSwitched()
    setWaiting(account.email)
    try {
      if (user) storeAccount(user)
      // One that has ended meanwhile begins anew on the sign-in page.
      if ((await begin()) === false) return add()
      showMessage({ text: t('account.switched', { name: account.displayName }) })
      onSwitched()
    } catch (failure) {
      if (!isSessionOver(failure)) showMessage({ text: failureText(failure), severity: 'error' })
    } finally {
      setWaiting(undefined)
    }
  }

  /** The sign-in page, where another person signs in; this one's session is kept. */
  function add() {
    if (user) storeAccount(user)
    router.navigate({ to: signInPath, search: { add: true, returnTo: router.state.location.href } })
    onSwitched()
  }

  return (
    <Box
      role="group"
      aria-label={t('account.accounts')}
      sx={{ p: 0.5, borderRadius: 2, border: '1px solid', borderColor: 'divider' }}
    >
      {user && !roleOf(user.email) && <AccountItem {...user} current onClick={onSwitched} />}
      {others.map((account) => (
        <AccountItem
          key={account.user.id}
          {...account.user}
          waiting={account.user.email === waiting}
          onClick={() => choose(account.user, async () => switchAccount(account))}
        />
      ))}
      {offered.map((account) => (
        <AccountItem
          key={account.email}
          {...account}
          current={account.email === user?.email}
          waiting={account.email === waiting}
          onClick={() =>
            choose(account, async () => (await load()).signIn({ email: account.email, password: account.password }))
          }
        />
      ))}
      <ListItemButton component="button" onClick={add} sx={{ width: '100%', minHeight: 48, px: 1, py: 0.5 }}>
        <Avatar sx={{ width: 36, height: 36, marginInlineEnd: 1.5 }}>
          <Icon icon={addIcon} size={24} />
        </Avatar>
        <ListItemText primary={t('account.addAccount')} />
      </ListItemButton>
    </Box>
  )
}

interface AccountItemProps {
  displayName: string
  email: string
  photoURL: string
  current?: boolean
  waiting?: boolean
  onClick: () => void
}

function AccountItem({ displayName, email, photoURL, current = false, waiting = false, onClick }: AccountItemProps) {
  const { t } = useTranslation()
  const role = roleOf(email)
  return (
    <ListItemButton
      component="button"
      aria-pressed={current}
      aria-busy={waiting}
      onClick={onClick}
      sx={{ width: '100%', px: 1, py: 0.5 }}
    >
      <Avatar src={assetUrl(photoURL)} alt="" sx={{ width: 36, height: 36, marginInlineEnd: 1.5 }} />
      <ListItemText
        primary={displayName}
        secondary={role ? t(`account.roles.${role}`) : email}
        sx={{ my: 0, overflowWrap: 'anywhere' }}
      />
      {waiting && <CircularProgress size={20} aria-hidden />}
      {current && !waiting && <Box component={Icon} icon={checkIcon} sx={{ color: 'primary.main' }} />}
    </ListItemButton>
  )
}
