import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { type KeyboardEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import eyeIcon from '~icons/solar/eye-linear'
import { AuthField, type AuthFieldProps } from './auth-field'

// Solar only has closed lids, which look like a smile.
const slash = '<path stroke="currentColor" stroke-linecap="round" stroke-width="1.5" d="m4 4 16 16"/>'
const eyeOffIcon = { ...eyeIcon, body: eyeIcon.body + slash }

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
              <Icon icon={shown ? eyeOffIcon : eyeIcon} />
            </IconButton>
          </InputAdornment>
        }
      />
      <Suspense>{capsLock && <CapsLockNotice />}</Suspense>
    </div>
  )
}
