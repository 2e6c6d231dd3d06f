import { createFileRoute } from '@tanstack/react-router'
import { requireNoSession } from '@/auth/guards'
import { returnToSchema } from '@/auth/return-to'
import { loadTexts } from '@/routes/auth/-load-texts'
import { SignInPage } from '@/routes/auth/-sign-in-page'

export const Route = createFileRoute('/auth/jwt/sign-in')({
  staticData: { title: 'auth.title' },
  validateSearch: returnToSchema,
  beforeLoad: requireNoSession,
  loader: () => (__AUTH_METHOD__ === 'jwt' ? undefined : loadTexts()),
  component: SignInPage,
})
