import { http } from 'msw'
import * as z from 'zod/mini'
import { accounts, addAccount, isPasswordOf } from '@/_mock/data/accounts'
import { operation } from '@/_mock/operation'
import { anyone, fail, guarded, ok, payload } from '@/_mock/respond'
import { createToken } from '@/_mock/tokens'
import { url } from '@/_mock/url'
import { signInSchema, signUpSchema, userSchema } from '@/api/auth'
import { dataOf } from '@/api/envelope'

const tokenSchema = z.object({ accessToken: z.string() })
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

export const authHandlers = [
  operation(
    {
      summary: 'Signs in',
      body: signInSchema,
      answer: dataOf(tokenSchema),
      refusals: [400, 401],
      open: true,
      names: { SignIn: signInSchema, Token: tokenSchema },
    },
    http.post(
      url('/api/auth/sign-in'),
      anyone(async ({ request }) => {
        const { data, refused } = await payload(request, signInSchema)
        if (refused) return refused
        const account = accounts().find(({ email }) => same(email, data.email))
        if (!account || !(await isPasswordOf(account, data.password))) {
          return fail(401, 'wrong-credentials', 'Incorrect email or password')
        }
        return ok({ accessToken: createToken(account) })
      }),
    ),
  ),
  operation(
    {
      summary: 'Creates an account and signs in',
      body: signUpSchema,
      answer: dataOf(tokenSchema),
      status: 201,
      refusals: [400, 409],
      open: true,
      names: { SignUp: signUpSchema },
    },
    http.post(
      url('/api/auth/sign-up'),
      anyone(async ({ request }) => {
        const { data, refused } = await payload(request, signUpSchema)
        if (refused) return refused
        if (accounts().some(({ email }) => same(email, data.email))) {
          return fail(409, 'email-taken', 'An account with this email already exists', { email: 'Taken' })
        }
        return ok({ accessToken: createToken(await addAccount(data)) }, {}, 201)
      }),
    ),
  ),
  operation(
    { summary: 'Gives who is signed in', answer: dataOf(userSchema), names: { SessionUser: userSchema } },
    http.get(
      url('/api/auth/me'),
      guarded(({ user }) => ok(user)),
    ),
  ),
]
