import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { signUpSchema } from '@/api/auth'
import type { SignUpFields } from '@/auth/provider'
import { AuthField } from './auth-field'
import { AuthForm } from './auth-form'
import { AuthHeading } from './auth-heading'
import { NewPasswordField } from './new-password-field'

interface SignUpViewProps {
  onSignUp: (fields: SignUpFields) => Promise<void>
  schema?: typeof signUpSchema
  subtitle?: string
  /** The rules of a password. */
  passwordHint?: string
  disabled?: boolean
  /** A notice below the heading. */
  notice?: ReactNode
  /** Links below the form. */
  children?: ReactNode
}

/** The sign-up form of all providers that have one. */
export function SignUpView({
  onSignUp,
  schema = signUpSchema,
  subtitle,
  passwordHint,
  disabled = false,
  notice,
  children,
}: SignUpViewProps) {
  const { t } = useTranslation()
  return (
    <>
      <AuthHeading title={t('auth.signUpTitle')} text={subtitle ?? t('auth.signUpSubtitle')} character={3} />
      {notice}
      <AuthForm
        schema={schema}
        submitLabel={t('auth.createAccount')}
        failures={{ 'email-taken': t('auth.emailTaken') }}
        disabled={disabled}
        onSubmit={onSignUp}
      >
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <AuthField name="firstName" label={t('auth.firstName')} autoComplete="given-name" />
          <AuthField name="lastName" label={t('auth.lastName')} autoComplete="family-name" />
        </Box>
        <AuthField name="email" type="email" label={t('auth.email')} autoComplete="username" />
        <NewPasswordField label={t('auth.password')} hint={passwordHint} />
      </AuthForm>
      {children}
    </>
  )
}
