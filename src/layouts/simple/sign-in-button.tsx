import { useTranslation } from 'react-i18next'
import { RouterButton } from '@/components/router-link'
import { config } from '@/config'

/** The way in, for whoever is not signed in. While that is not known it keeps its place and is not seen. */
export function SignInButton({ known }: { known: boolean }) {
  const { t } = useTranslation()
  return (
    <RouterButton
      to={config.auth.redirectPath}
      variant="outlined"
      color="inherit"
      sx={{ visibility: known ? 'visible' : 'hidden' }}
    >
      {t('account.signIn')}
    </RouterButton>
  )
}
