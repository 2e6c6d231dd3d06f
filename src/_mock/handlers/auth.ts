import { http } from 'msw'
import { accounts, addAccount } from '@/_mock/data/accounts'
import { anyone, fail, guarded, ok, payload } from '@/_mock/respond'
import { createToken } from '@/_mock/tokens'
import { url } from '@/_mock/url'
import { signInSchema, signUpSchema } from '@/api/auth'

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

export const authHandlers = [
  http.post(
    url('/api/auth/sign-in'),
    anyone(async ({ request }) => {
      const { data, refused } = await payload(request, signInSchema)
      if (refused) return refused
      const account = accounts().find(({ email }) => same(email, data.email))
      if (account?.password !== data.password) {
        return fail(401, 'wrong-credentials', 'The e-mail or the password is wrong')
      }
      return ok({ accessToken: createToken(account) })
    }),
  ),
  http.post(
    url('/api/auth/sign-up'),
    anyone(async ({ request }) => {
      const { data, refused } = await payload(request, signUpSchema)
      if (refused) return refused
      if (accounts().some(({ email }) => same(email, data.email))) {
        return fail(409, 'email-taken', 'There is an account with this e-mail already', { email: 'Taken' })
      }
      return ok({ accessToken: createToken(addAccount(data)) }, {}, 201)
    }),
  ),
  http.get(
    url('/api/auth/me'),
    guarded(({ user }) => ok(user)),
  ),
]
