import { createFileRoute } from '@tanstack/react-router'
import { requireJwtPage } from '@/auth/guards'
import { returnToSchema } from '@/auth/return-to'
import { SignInPage } from '@/routes/auth/-sign-in-page'

export const Route = createFileRoute('/auth/jwt/sign-in')({
  staticData: { title: 'auth.title' },
  validateSearch: returnToSchema,
  beforeLoad: requireJwtPage,
  loader: ({ context }) => (__AUTH_SDK__ ? context.loadTexts('auth') : undefined),
  component: SignInPage,
})
