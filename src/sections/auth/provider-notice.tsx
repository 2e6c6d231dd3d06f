import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { about, missingVariables } from '@/auth/about'
import { signInPath } from '@/auth/guards'
import { RouterLink } from '@/components/router-link'
import { type AuthMethod, config } from '@/config'

interface ProviderNoticeProps {
  provider: AuthMethod
  /** What must still be set in the environment. */
  missing?: string[]
}

/** Says what a way of signing in wants before it can be used; nothing where it wants nothing. */
export function ProviderNotice({ provider, missing = missingVariables(provider) }: ProviderNoticeProps) {
  const { t } = useTranslation('auth')
  if (missing.length === 0) return null
  return (
    <Alert severity="info" sx={{ mb: 3, '& .MuiAlert-message': { minWidth: 0 } }}>
      {t('missing', { provider: about[provider].name })}
      <Box component="ul" sx={{ my: 1, paddingInlineStart: 2 }}>
        {missing.map((name) => (
          <li key={name}>
            <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Box>
          </li>
        ))}
      </Box>
      {provider !== config.auth.method && (
        <>
          {t('missingMore', { method: about[config.auth.method].name })}{' '}
          <RouterLink to={signInPath} color="inherit" sx={{ fontWeight: 600, textDecoration: 'underline' }}>
            {t('goToSignIn')}
          </RouterLink>
        </>
      )}
    </Alert>
  )
}
