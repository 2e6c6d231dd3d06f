import { Suspense, useState } from 'react'
import { lazyPart } from '@/components/lazy-part'
import type { AuthFieldProps } from './auth-field'
import { PasswordField } from './password-field'

const StrengthMeter = lazyPart(() => import('@/components/form/strength-meter'), 'default', { optional: true })

/** A field for a new password, with a strength meter once something is typed. */
export function NewPasswordField({ label, hint }: Pick<AuthFieldProps, 'label' | 'hint'>) {
  const [typed, setTyped] = useState('')
  return (
    <div>
      <PasswordField name="password" label={label} hint={hint} autoComplete="new-password" onType={setTyped} />
      <Suspense>{typed && <StrengthMeter password={typed} />}</Suspense>
    </div>
  )
}
