import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { about, missingVariables } from '@/auth/about'
import { comeBack } from '@/auth/flow'
import { wantedPath } from '@/auth/guards'
import { linkSearch } from '@/auth/return-to'
import { RouterButton } from '@/components/router-link'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { CallbackView } from '@/sections/auth/callback-view'
import { ProviderNotice } from '@/sections/auth/provider-notice'

export const Route = createFileRoute('/auth/auth0/callback')({
  staticData: { title: 'auth.providerTitle.callback' },
  validateSearch: linkSearch,
  loader: ({ context }) => context.loadTexts('auth'),
  component: CallbackPage,
})

function CallbackPage() {
  const { t } = useTranslation('auth')
  const router = useRouter()
  const navigate = useNavigate()
  const missing = missingVariables('auth0')

  async function goOn() {
    const returnTo = await comeBack()
    await navigate({ href: wantedPath(returnTo, router.options.context), replace: true })
  }

  return (
    <AuthLayout>
      <CallbackView
        name={about.auth0.name}
        onComeBack={missing.length === 0 ? goOn : undefined}
        notice={<ProviderNotice provider="auth0" missing={missing} />}
      >
        <RouterButton to="/auth/$provider/sign-in" params={{ provider: 'auth0' }} variant="contained" size="large">
          {t(missing.length === 0 ? 'callback.again' : 'backToSignIn')}
        </RouterButton>
      </CallbackView>
    </AuthLayout>
  )
}
