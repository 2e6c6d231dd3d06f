import Avatar from '@mui/material/Avatar'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { memo, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/auth'
import { assetUrl } from '@/components/asset-url'
import { lazyPart } from '@/components/lazy-part'

const AccountDrawer = lazyPart(() => import('./account-drawer'), 'AccountDrawer', { ahead: true })

interface AccountButtonProps {
  /** The signed-in user; undefined renders a skeleton. */
  user: User | undefined
  path: string
  onSignOut?: (() => Promise<void>) | undefined
}

/** The header's avatar of the signed-in user, which opens the account drawer. */
export const AccountButton = memo(function AccountButton({ user, path, onSignOut }: AccountButtonProps) {
  const { t } = useTranslation()
  // Once opened the drawer stays mounted, so that it can animate closing.
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <IconButton
        aria-label={t('account.title')}
        aria-haspopup="dialog"
        onPointerEnter={AccountDrawer.preload}
        onFocus={AccountDrawer.preload}
        onClick={() => setOpen(true)}
        sx={{ p: 0.5 }}
      >
        {user ? (
          <Avatar src={assetUrl(user.photoURL)} alt="" sx={{ width: 36, height: 36 }}>
            {user.displayName.charAt(0)}
          </Avatar>
        ) : (
          <Skeleton variant="circular" width={36} height={36} />
        )}
      </IconButton>
      <Suspense>
        {open !== undefined && (
          <AccountDrawer open={open} onClose={() => setOpen(false)} user={user} path={path} onSignOut={onSignOut} />
        )}
      </Suspense>
    </>
  )
})
