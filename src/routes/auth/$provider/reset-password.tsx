import { createFileRoute } from '@tanstack/react-router'
import { requireProvider } from '@/auth/guards'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { ProviderView } from '@/sections/auth/provider-view'

export const Route = createFileRoute('/auth/$provider/reset-password')({
  staticData: { title: 'auth.providerTitle.reset-password' },
  beforeLoad: requireProvider('reset-password'),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  return (
    <AuthLayout>
      <ProviderView provider={Route.useParams().provider} step="reset-password" />
    </AuthLayout>
  )
}
