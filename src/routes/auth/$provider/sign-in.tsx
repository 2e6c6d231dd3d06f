import { createFileRoute } from '@tanstack/react-router'
import { requireProvider } from '@/auth/guards'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { ProviderView } from '@/sections/auth/provider-view'

export const Route = createFileRoute('/auth/$provider/sign-in')({
  staticData: { title: 'auth.title' },
  beforeLoad: requireProvider('sign-in'),
  component: SignInPage,
})

function SignInPage() {
  return (
    <AuthLayout>
      <ProviderView provider={Route.useParams().provider} step="sign-in" />
    </AuthLayout>
  )
}
