import { createFileRoute } from '@tanstack/react-router'
import { requireProvider } from '@/auth/guards'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { ProviderView } from '@/sections/auth/provider-view'

export const Route = createFileRoute('/auth/$provider/sign-up')({
  staticData: { title: 'auth.createAccount' },
  beforeLoad: requireProvider('sign-up'),
  component: SignUpPage,
})

function SignUpPage() {
  return (
    <AuthLayout>
      <ProviderView provider={Route.useParams().provider} step="sign-up" />
    </AuthLayout>
  )
}
