import { createFileRoute } from '@tanstack/react-router'
import { requireProvider } from '@/auth/guards'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { ProviderView } from '@/sections/auth/provider-view'

export const Route = createFileRoute('/auth/$provider/update-password')({
  staticData: { title: 'auth.providerTitle.update-password' },
  beforeLoad: requireProvider('update-password'),
  component: UpdatePasswordPage,
})

function UpdatePasswordPage() {
  return (
    <AuthLayout>
      <ProviderView provider={Route.useParams().provider} step="update-password" />
    </AuthLayout>
  )
}
