import { useTranslation } from 'react-i18next'
import { RouterButton } from '@/components/router-link'
import { config } from '@/config'

/** The sign-in link for visitors. */
export function SignInButton() {
  const { t } = useTranslation()
  return (
    <RouterButton to={config.auth.redirectPath} variant="outlined" color="inherit" data-control="sign-in">
      {t('account.signIn')}
    </RouterButton>
  )
}
