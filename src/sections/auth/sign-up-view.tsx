import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { signUpSchema } from '@/api/auth'
import { jwt } from '@/auth/jwt'
import { RouterLink } from '@/components/router-link'
import { AuthField, PasswordField } from './auth-field'
import { AuthForm } from './auth-form'
import { AuthHeading } from './auth-heading'

/** The jwt sign-up. When it succeeds the guard takes the person to the wanted page. */
export function SignUpView({ returnTo }: { returnTo?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <>
      <AuthHeading title={t('auth.signUpTitle')} text={t('auth.signUpSubtitle')} character={3} />
      <AuthForm
        schema={signUpSchema}
        submitLabel={t('auth.createAccount')}
        failures={{ 'email-taken': t('auth.emailTaken') }}
        onSubmit={jwt.signUp}
      >
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <AuthField name="firstName" label={t('auth.firstName')} autoComplete="given-name" />
          <AuthField name="lastName" label={t('auth.lastName')} autoComplete="family-name" />
        </Box>
        <AuthField name="email" type="email" label={t('auth.email')} autoComplete="username" />
        <PasswordField name="password" label={t('auth.password')} autoComplete="new-password" />
      </AuthForm>
      <Typography sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}>
        {t('auth.haveAccount')}{' '}
        <RouterLink to="/auth/client" search={{ returnTo }} sx={{ fontWeight: 600 }}>
          {t('auth.signIn')}
        </RouterLink>
      </Typography>
    </>
  )
}
