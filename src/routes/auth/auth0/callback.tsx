import { createFileRoute } from '@tanstack/react-router'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { ProviderView } from '@/sections/auth/provider-view'

export const Route = createFileRoute('/auth/auth0/callback')({
  staticData: { title: 'auth.providerTitle.callback' },
  component: CallbackPage,
})

function CallbackPage() {
  return (
    <AuthLayout>
      <ProviderView provider="auth0" step="callback" />
    </AuthLayout>
  )
}
