import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { signInSchema } from '@/api/auth'
import type { Credentials } from '@/auth/provider'
import { useSessionEnd } from '@/auth/session'
import { AuthField } from './auth-field'
import { AuthForm } from './auth-form'
import { AuthHeading } from './auth-heading'
import { PasswordField } from './password-field'

interface SignInViewProps {
  onSignIn: (credentials: Credentials) => Promise<void>
  subtitle?: string
  /** Initial values. */
  filled?: Partial<Credentials> | undefined
  disabled?: boolean
  /** A notice below the heading. */
  notice?: ReactNode
  /** Links below the form. */
  children?: ReactNode
}

/** The sign-in form of all providers that have one. After success the guard redirects. */
export function SignInView({ onSignIn, subtitle, filled, disabled = false, notice, children }: SignInViewProps) {
  const { t } = useTranslation()
  const expired = useSessionEnd(({ reason }) => reason === 'expired')
  return (
    <>
      <AuthHeading title={t('auth.welcome')} text={subtitle ?? t('auth.subtitle')} character={2} />
      {expired && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('auth.expired')}
        </Alert>
      )}
      {notice}
      <AuthForm
        schema={signInSchema}
        submitLabel={t('auth.signIn')}
        failures={{ 'wrong-credentials': t('auth.wrongCredentials') }}
        disabled={disabled}
        onSubmit={onSignIn}
      >
        <AuthField
          name="email"
          type="email"
          label={t('auth.email')}
          autoComplete="username"
          defaultValue={filled?.email}
        />
        <PasswordField
          name="password"
          label={t('auth.password')}
          autoComplete="current-password"
          defaultValue={filled?.password}
        />
      </AuthForm>
      {children}
    </>
  )
}
