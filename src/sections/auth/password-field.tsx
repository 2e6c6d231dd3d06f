import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { type KeyboardEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import eyeClosedIcon from '~icons/solar/eye-closed-linear'
import eyeIcon from '~icons/solar/eye-linear'
import { AuthField, type AuthFieldProps } from './auth-field'

// Only some users need these texts, so they are not in the page's initial load.
const CapsLockNotice = lazyPart(() => import('./caps-lock-notice'), 'default', { optional: true })

/** A password field with a toggle to show the password and a caps lock notice. */
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
