import * as z from 'zod/mini'
import { api } from './client'
import { dataOf } from './envelope'
import { line } from './fields'

const text = z.catch(z.string(), '')

/** The session's user. Only the fields that the shell needs are required of a server. */
export const userSchema = z.object({
  id: z.string(),
  displayName: line,
  email: z.string(),
  /** A URL, or a path relative to the asset URL. */
  photoURL: text,
  phoneNumber: text,
  /** ISO code, the name of the flag's file. */
  country: text,
  address: text,
  state: text,
  city: text,
  zipCode: text,
  about: text,
  role: z.pipe(
    z.nullish(z.string()),
    z.transform((role) => role || 'admin'),
  ),
  isPublic: z.catch(z.boolean(), false),
})
export type User = z.infer<typeof userSchema>
const meSchema = z.object({ ...userSchema.shape, role: z.nullish(z.string()) })

const email = z.string().check(z.trim(), z.email('auth.emailInvalid'))
const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

/** Messages are keys of the texts. */
export const signInSchema = z.object({ email, password: z.string().check(z.minLength(1, 'auth.passwordRequired')) })
export type SignIn = z.infer<typeof signInSchema>

export const signUpSchema = z.object({
  email,
  password: z.string().check(z.minLength(6, 'auth.passwordShort')),
  firstName: required('auth.firstNameRequired'),
  lastName: required('auth.lastNameRequired'),
})
export type SignUp = z.infer<typeof signUpSchema>

// Only the token of the response matters, whatever else it has.
const tokenSchema = z.catch(z.nullable(dataOf(z.object({ accessToken: z.string().check(z.minLength(1)) }))), null)

/** @throws Failure, or Error if the response has no token. */
export async function signIn(body: SignIn) {
  return tokenOf(await api('/api/auth/sign-in', tokenSchema, { method: 'POST', body }))
}

/** @throws Failure, or Error if the response has no token. */
export async function signUp(body: SignUp) {
  return tokenOf(await api('/api/auth/sign-up', tokenSchema, { method: 'POST', body }))
}

/** Fetches the user of the access token. A user without a role gets `claimedRole`, else admin. */
export async function fetchMe(claimedRole?: string): Promise<User> {
  const { data } = await api('/api/auth/me', dataOf(meSchema))
  return { ...data, role: data.role || claimedRole || 'admin' }
}

function tokenOf(answer: z.infer<typeof tokenSchema>) {
  if (!answer) throw new Error('Access token not found in response')
  return answer.data.accessToken
}
