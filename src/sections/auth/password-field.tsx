import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { type KeyboardEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import eyeClosedIcon from '~icons/solar/eye-closed-linear'
import eyeIcon from '~icons/solar/eye-linear'
import { AuthField, type AuthFieldProps } from './auth-field'

// Texts that only some people ever see, so they are no part of the page's first load.
const CapsLockNotice = lazyPart(() => import('./caps-lock-notice'), 'default', { optional: true })

/** A password that can be shown; tells of a caps lock. */
export function PasswordField(props: Omit<AuthFieldProps, 'type' | 'endAdornment' | 'onKeyUp' | 'onBlur'>) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  return (
    <div>
      <AuthField
        {...props}
        type={shown ? 'text' : 'password'}
        onKeyUp={(event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false)}
        onBlur={() => setCapsLock(false)}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={t(shown ? 'auth.hidePassword' : 'auth.showPassword')}
              onClick={() => setShown(!shown)}
            >
              <Icon icon={shown ? eyeIcon : eyeClosedIcon} />
            </IconButton>
          </InputAdornment>
        }
      />
      <Suspense>{capsLock && <CapsLockNotice />}</Suspense>
    </div>
  )
}
