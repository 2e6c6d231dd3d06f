import { type KeyboardEvent, Suspense, useState } from 'react'
import { ShowPassword } from '@/components/form/show-password'
import { lazyPart } from '@/components/lazy-part'
import { AuthField, type AuthFieldProps } from './auth-field'

// Only some users need these texts, so they are not in the page's initial load.
const CapsLockNotice = lazyPart(() => import('./caps-lock-notice'), 'default', { optional: true })

/** A password field with a toggle to show the password and a caps lock notice. */
export function PasswordField(props: Omit<AuthFieldProps, 'type' | 'endAdornment' | 'onKeyUp' | 'onBlur'>) {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  return (
    <div>
      <AuthField
        {...props}
        type={shown ? 'text' : 'password'}
        onKeyUp={(event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false)}
        onBlur={() => setCapsLock(false)}
        endAdornment={<ShowPassword shown={shown} onToggle={() => setShown(!shown)} />}
      />
      <Suspense>{capsLock && <CapsLockNotice />}</Suspense>
    </div>
  )
}
