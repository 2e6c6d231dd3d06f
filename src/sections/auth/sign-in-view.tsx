import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Trans, useTranslation } from 'react-i18next'
import { signInSchema } from '@/api/auth'
import { demoAccounts } from '@/api/demo-accounts'
import { jwt } from '@/auth/jwt'
import { useSessionEnd } from '@/auth/session'
import { RouterLink } from '@/components/router-link'
import { AuthField, PasswordField } from './auth-field'
import { AuthForm } from './auth-form'
import { AuthHeading } from './auth-heading'

const demo = __MOCK_API__ ? demoAccounts[0] : undefined

/** The jwt sign-in. When it succeeds the guard takes the person to the wanted page. */
export function SignInView({ returnTo }: { returnTo?: string | undefined }) {
  const { t } = useTranslation()
  const expired = useSessionEnd(({ reason }) => reason === 'expired')
  return (
    <>
      <AuthHeading title={t('auth.welcome')} text={t('auth.subtitle')} character={2} />
      {expired && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('auth.expired')}
        </Alert>
      )}
      {demo && (
        <Alert severity="info" sx={{ mb: 3 }}>
          <Trans
            i18nKey="auth.demo"
            values={{ email: demo.email, password: demo.password }}
            components={{ email: <Box component="strong" dir="ltr" />, password: <Box component="strong" dir="ltr" /> }}
          />
        </Alert>
      )}
      <AuthForm
        schema={signInSchema}
        submitLabel={t('auth.signIn')}
        failures={{ 'wrong-credentials': t('auth.wrongCredentials') }}
        onSubmit={jwt.signIn}
      >
        <AuthField
          name="email"
          type="email"
          label={t('auth.email')}
          autoComplete="username"
          defaultValue={demo?.email}
        />
        <PasswordField
          name="password"
          label={t('auth.password')}
          autoComplete="current-password"
          defaultValue={demo?.password}
        />
      </AuthForm>
      <Typography sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}>
        {t('auth.noAccount')}{' '}
        <RouterLink to="/auth/jwt/sign-up" search={{ returnTo }} sx={{ fontWeight: 600 }}>
          {t('auth.getStarted')}
        </RouterLink>
      </Typography>
    </>
  )
}
