import * as z from 'zod/mini'
import { signInSchema, signUpSchema } from '@/api/auth'
import { westernDigits } from '@/utils/western-digits'

// As in the API's schemas, messages are keys of the texts; the provider defines the rules of a password.
const email = signInSchema.shape.email
const code = z.string().check(
  z.overwrite((typed) => westernDigits(typed).replace(/[\s\p{Cf}\p{Pd}]/gu, '')),
  z.regex(/^\d{4,10}$/, 'auth:codeInvalid'),
)
const newPassword = (min: number) => z.string().check(z.minLength(min, 'auth:passwordShort'))

export const emailSchema = z.object({ email })
export const codeSchema = z.object({ email, code })
export const providerSignUpSchema = (min: number) => z.extend(signUpSchema, { password: newPassword(min) })
export const newPasswordSchema = (min: number) => z.object({ password: newPassword(min) })
export const newPasswordByCodeSchema = (min: number) => z.object({ email, code, password: newPassword(min) })
export const changedPasswordSchema = (min: number) =>
  z.object({ currentPassword: signInSchema.shape.password, password: newPassword(min) })
