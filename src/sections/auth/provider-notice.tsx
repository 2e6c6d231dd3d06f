import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { way as configured } from '#auth-way'
import { signInPath } from '@/auth/guards'
import { missingVariables, type Way } from '@/auth/way'
import { RouterLink } from '@/components/router-link'

interface ProviderNoticeProps {
  way: Way | undefined
}

/** The variables that a provider still needs; renders nothing if there are none. */
export function ProviderNotice({ way }: ProviderNoticeProps) {
  const { t } = useTranslation('auth')
  const missing = way ? missingVariables(way) : []
  if (!way || missing.length === 0) return null
  return (
    <Alert severity="info" sx={{ mb: 3, '& .MuiAlert-message': { minWidth: 0 } }}>
      {t('missing', { provider: way.name })}
      <Box component="ul" sx={{ my: 1, paddingInlineStart: 2 }}>
        {missing.map((name) => (
          <li key={name}>
            <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Box>
          </li>
        ))}
      </Box>
      {way.method !== configured.method && (
        <Box component="p" sx={{ m: 0 }}>
          {t('missingMore', { method: configured.name })}{' '}
          <RouterLink to={signInPath} color="inherit" sx={{ fontWeight: 600, textDecoration: 'underline' }}>
            {t('goToSignIn')}
          </RouterLink>
        </Box>
      )}
    </Alert>
  )
}
