import { useTranslation } from 'react-i18next'
import { demoAccounts } from '@/api/demo-accounts'
import { jwt } from '@/auth/jwt'
import { RouterLink } from '@/components/router-link'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { AuthFooter } from '@/sections/auth/auth-footer'
import { DemoNotice } from '@/sections/auth/demo-notice'
import { ProviderNotice } from '@/sections/auth/provider-notice'
import { SignInView } from '@/sections/auth/sign-in-view'
import { useReturnTo } from './-use-return-to'

const demo = __MOCK_API__ && __AUTH_METHOD__ === 'jwt' ? demoAccounts[0] : undefined

/** The jwt sign-in, which stands at two paths. */
export function SignInPage() {
  const { t } = useTranslation()
  const returnTo = useReturnTo()
  return (
    <AuthLayout>
      <SignInView
        onSignIn={jwt.signIn}
        filled={demo}
        disabled={__AUTH_METHOD__ !== 'jwt'}
        notice={__AUTH_METHOD__ === 'jwt' ? demo && <DemoNotice {...demo} /> : <ProviderNotice provider="jwt" />}
      >
        <AuthFooter>
          {t('auth.noAccount')}{' '}
          <RouterLink to="/auth/jwt/sign-up" search={{ returnTo }} sx={{ fontWeight: 600 }}>
            {t('auth.getStarted')}
          </RouterLink>
        </AuthFooter>
      </SignInView>
    </AuthLayout>
  )
}
