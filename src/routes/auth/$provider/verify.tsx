import { createFileRoute } from '@tanstack/react-router'
import { requireProvider } from '@/auth/guards'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { ProviderView } from '@/sections/auth/provider-view'

export const Route = createFileRoute('/auth/$provider/verify')({
  staticData: { title: 'auth.providerTitle.verify' },
  beforeLoad: requireProvider('verify'),
  component: VerifyPage,
})

function VerifyPage() {
  return (
    <AuthLayout>
      <ProviderView provider={Route.useParams().provider} step="verify" />
    </AuthLayout>
  )
}
