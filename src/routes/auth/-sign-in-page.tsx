import { useTranslation } from 'react-i18next'
import { load } from '#auth-way'
import { demoAccounts } from '@/api/demo-accounts'
import type { Credentials } from '@/auth/provider'
import { ways } from '@/auth/ways'
import { RouterLink } from '@/components/router-link'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { AuthFooter } from '@/sections/auth/auth-footer'
import { DemoNotice } from '@/sections/auth/demo-notice'
import { ProviderNotice } from '@/sections/auth/provider-notice'
import { SignInView } from '@/sections/auth/sign-in-view'
import { useSignInSearch } from './-use-return-to'

const demo = __MOCK_API__ && !__AUTH_SDK__ ? demoAccounts[0] : undefined

/** The jwt sign-in, which has two paths. */
export function SignInPage() {
  const { t } = useTranslation()
  const { search, href, leave } = useSignInSearch()
  const { add } = search

  async function signIn(credentials: Credentials) {
    await (await load()).signIn(credentials)
    await leave()
  }

  return (
    <AuthLayout>
      <SignInView
        onSignIn={signIn}
        {...(add && { subtitle: t('auth.addSubtitle') })}
        filled={add ? undefined : demo}
        disabled={__AUTH_SDK__}
        notice={__AUTH_SDK__ ? <ProviderNotice way={ways.jwt} /> : demo && <DemoNotice {...demo} />}
      >
        <AuthFooter>
          {t('auth.noAccount')}{' '}
          <RouterLink to="/auth/jwt/sign-up" search={search} sx={{ fontWeight: 600 }}>
            {t('auth.getStarted')}
          </RouterLink>
        </AuthFooter>
        {add && (
          <AuthFooter>
            <RouterLink to={href} sx={{ fontWeight: 600 }}>
              {t('auth.addCancel')}
            </RouterLink>
          </AuthFooter>
        )}
      </SignInView>
    </AuthLayout>
  )
}
