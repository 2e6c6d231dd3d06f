import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { comeBack } from '@/auth/flow'
import { requireStep, wantedPath } from '@/auth/guards'
import { linkSearch } from '@/auth/return-to'
import { RouterButton } from '@/components/router-link'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { CallbackView } from '@/sections/auth/callback-view'
import { ProviderNotice } from '@/sections/auth/provider-notice'
import { useProvider } from './-use-provider'

export const Route = createFileRoute('/auth/$provider/callback')({
  staticData: { title: 'auth.providerTitle.callback' },
  validateSearch: linkSearch,
  beforeLoad: requireStep('callback'),
  loader: ({ context }) => context.loadTexts('auth'),
  component: CallbackPage,
})

function CallbackPage() {
  const { t } = useTranslation('auth')
  const router = useRouter()
  const navigate = useNavigate()
  const { way, disabled } = useProvider()

  async function goOn() {
    const returnTo = await comeBack()
    await navigate({ href: wantedPath(returnTo, router.options.context), replace: true })
  }

  return (
    <AuthLayout>
      <CallbackView name={way.name} onComeBack={disabled ? undefined : goOn} notice={<ProviderNotice way={way} />}>
        <RouterButton to="/auth/$provider/sign-in" params={{ provider: way.method }} variant="contained" size="large">
          {t(disabled ? 'backToSignIn' : 'callback.again')}
        </RouterButton>
      </CallbackView>
    </AuthLayout>
  )
}
