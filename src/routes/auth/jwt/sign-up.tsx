import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { requireNoSession } from '@/auth/guards'
import { returnToSchema } from '@/auth/return-to'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { SignUpView } from '@/sections/auth/sign-up-view'

export const Route = createFileRoute('/auth/jwt/sign-up')({
  staticData: { title: 'auth.createAccount' },
  validateSearch: returnToSchema,
  beforeLoad: requireNoSession,
  component: SignUpPage,
})

function SignUpPage() {
  const { returnTo } = Route.useSearch()
  // The prerendered page knows no wanted page; the first render is the same.
  const wanted = useHydrated() ? returnTo : undefined
  return (
    <AuthLayout>
      <SignUpView returnTo={wanted} />
    </AuthLayout>
  )
}
