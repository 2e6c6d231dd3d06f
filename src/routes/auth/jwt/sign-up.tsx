import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { requireNoSession } from '@/auth/guards'
import { jwt } from '@/auth/jwt'
import { returnToSchema } from '@/auth/return-to'
import { RouterLink } from '@/components/router-link'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { useReturnTo } from '@/routes/auth/-use-return-to'
import { AuthFooter } from '@/sections/auth/auth-footer'
import { ProviderNotice } from '@/sections/auth/provider-notice'
import { SignUpView } from '@/sections/auth/sign-up-view'

export const Route = createFileRoute('/auth/jwt/sign-up')({
  staticData: { title: 'auth.createAccount' },
  validateSearch: returnToSchema,
  beforeLoad: requireNoSession,
  loader: ({ context }) => (__AUTH_METHOD__ === 'jwt' ? undefined : context.loadTexts('auth')),
  component: SignUpPage,
})

function SignUpPage() {
  const { t } = useTranslation()
  return (
    <AuthLayout>
      <SignUpView
        onSignUp={jwt.signUp}
        disabled={__AUTH_METHOD__ !== 'jwt'}
        notice={__AUTH_METHOD__ !== 'jwt' && <ProviderNotice provider="jwt" />}
      >
        {__MOCK_API__ && __AUTH_METHOD__ === 'jwt' && <AuthFooter>{t('auth.demoSignUp')}</AuthFooter>}
        <AuthFooter>
          {t('auth.haveAccount')}{' '}
          <RouterLink to="/auth/client" search={{ returnTo: useReturnTo() }} sx={{ fontWeight: 600 }}>
            {t('auth.signIn')}
          </RouterLink>
        </AuthFooter>
      </SignUpView>
    </AuthLayout>
  )
}
