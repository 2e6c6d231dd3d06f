import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { requireNoSession } from '@/auth/guards'
import { returnToSchema } from '@/auth/return-to'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { SignInView } from '@/sections/auth/sign-in-view'

export const Route = createFileRoute('/auth/client')({
  staticData: { title: 'auth.title' },
  validateSearch: returnToSchema,
  beforeLoad: requireNoSession,
  component: SignInPage,
})

function SignInPage() {
  const { returnTo } = Route.useSearch()
  // The prerendered page knows no wanted page; the first render is the same.
  const wanted = useHydrated() ? returnTo : undefined
  return (
    <AuthLayout>
      <SignInView returnTo={wanted} />
    </AuthLayout>
  )
}
