import { createFileRoute } from '@tanstack/react-router'
import { requireNoSession } from '@/auth/guards'
import { returnToSchema } from '@/auth/return-to'
import { SignInPage } from '@/routes/auth/-sign-in-page'

export const Route = createFileRoute('/auth/jwt/sign-in')({
  staticData: { title: 'auth.title' },
  validateSearch: returnToSchema,
  beforeLoad: requireNoSession,
  loader: ({ context }) => (__AUTH_METHOD__ === 'jwt' ? undefined : context.loadTexts('auth')),
  component: SignInPage,
})
