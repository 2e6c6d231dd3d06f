import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { load } from '#auth-way'
import { requireJwtPage } from '@/auth/guards'
import type { SignUpFields } from '@/auth/provider'
import { returnToSchema } from '@/auth/return-to'
import { ways } from '@/auth/ways'
import { RouterLink } from '@/components/router-link'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { useSignInSearch } from '@/routes/auth/-use-return-to'
import { AuthFooter } from '@/sections/auth/auth-footer'
import { ProviderNotice } from '@/sections/auth/provider-notice'
import { SignUpView } from '@/sections/auth/sign-up-view'

export const Route = createFileRoute('/auth/jwt/sign-up')({
  staticData: { title: 'auth.createAccount' },
  validateSearch: returnToSchema,
  beforeLoad: requireJwtPage,
  loader: ({ context }) => (__AUTH_SDK__ ? context.loadTexts('auth') : undefined),
  component: SignUpPage,
})

function SignUpPage() {
  const { t } = useTranslation()
  const { search, leave } = useSignInSearch()

  async function signUp(fields: SignUpFields) {
    await (await load()).signUp?.(fields)
    await leave()
  }

  return (
    <AuthLayout>
      <SignUpView onSignUp={signUp} disabled={__AUTH_SDK__} notice={__AUTH_SDK__ && <ProviderNotice way={ways.jwt} />}>
        {__MOCK_API__ && !__AUTH_SDK__ && <AuthFooter>{t('auth.demoSignUp')}</AuthFooter>}
        <AuthFooter>
          {t('auth.haveAccount')}{' '}
          <RouterLink to="/auth/client" search={search} sx={{ fontWeight: 600 }}>
            {t('auth.signIn')}
          </RouterLink>
        </AuthFooter>
      </SignUpView>
    </AuthLayout>
  )
}
