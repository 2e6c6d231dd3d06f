import { createFileRoute } from '@tanstack/react-router'
import { requireNoSession } from '@/auth/guards'
import { returnToSchema } from '@/auth/return-to'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { useReturnTo } from '@/routes/auth/-use-return-to'
import { SignUpView } from '@/sections/auth/sign-up-view'

export const Route = createFileRoute('/auth/jwt/sign-up')({
  staticData: { title: 'auth.createAccount' },
  validateSearch: returnToSchema,
  beforeLoad: requireNoSession,
  component: SignUpPage,
})

function SignUpPage() {
  return (
    <AuthLayout>
      <SignUpView returnTo={useReturnTo()} />
    </AuthLayout>
  )
}
