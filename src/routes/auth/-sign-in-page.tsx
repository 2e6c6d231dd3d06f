import { AuthLayout } from '@/layouts/auth/auth-layout'
import { SignInView } from '@/sections/auth/sign-in-view'
import { useReturnTo } from './-use-return-to'

/** The jwt sign-in, which stands at two paths. */
export function SignInPage() {
  return (
    <AuthLayout>
      <SignInView returnTo={useReturnTo()} />
    </AuthLayout>
  )
}
