import * as z from 'zod/mini'
import { type User, userSchema } from '@/api/auth'
import { config } from '@/config'
import { first, part, roleIn } from '@/utils/claims'
import { freshId } from './collection'
import { accounts } from './data/accounts'

// The tokens are stateless and prove nothing: whoever knows this word may write one, a tester for instance.
const signature = 'demo-signature'
const lifetime = 3 * 24 * 60 * 60 // s

const claimsSchema = z.object({ sub: z.string(), exp: z.number() })

/** A token for a user, good for three days unless told otherwise (seconds). */
export function createToken(user: Pick<User, 'id' | 'email' | 'displayName' | 'role'>, seconds = lifetime) {
  const iat = Math.floor(Date.now() / 1000)
  const { id: sub, email, displayName: name, role } = user
  const payload = { jti: freshId('session'), sub, email, name, role, iat, exp: iat + seconds }
  return [encode({ alg: 'none', typ: 'JWT' }), encode(payload), signature].join('.')
}

/** A token as it is, but with another expiry (seconds since 1970). */
export function withExpiry(token: string, exp: number) {
  const [header, claims = '', signature] = token.split('.')
  return [header, encode({ ...(decode(claims) as object), exp }), signature].join('.')
}

/**
 * The user whom an Authorization header stands for, or undefined for anything that is not a good token.
 * With another provider than jwt the tokens are not ours: any unexpired one will do, and its claims are the user.
 */
export function readToken(header: string | null, method = config.auth.method): User | undefined {
  const parts = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]?.split('.')
  if (parts?.length !== 3) return undefined
  const claims = decode(parts[1] ?? '')
  const checked = z.safeParse(claimsSchema, claims)
  if (!checked.success || checked.data.exp * 1000 <= Date.now()) return undefined
  if (method !== 'jwt') return userOf(claims as Record<string, unknown>)
  if (parts[2] !== signature) return undefined
  const account = accounts().find(({ id }) => id === checked.data.sub)
  return account && z.parse(userSchema, account)
}

/** What tells a session from others with the same user: the token's own id, or the token where it has none. */
export function sessionOf(header: string | null) {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? ''
  const { jti } = Object(decode(token.split('.')[1] ?? ''))
  return typeof jti === 'string' ? jti : token
}

/** Who the claims of another provider's token say its bearer is. */
export function userOf(claims: Record<string, unknown>) {
  const own = part(claims.user_metadata)
  const email = first(claims.email) ?? ''
  const inParts = [claims.given_name, claims.family_name].filter((name) => first(name)).join(' ')
  const user = {
    ...claims,
    id: claims.sub,
    email,
    displayName: first(claims.name) ?? first(own.name) ?? first(own.full_name) ?? (inParts || email),
    photoURL: first(claims.picture) ?? first(own.avatar_url),
    phoneNumber: first(claims.phone_number),
    role: roleIn(claims),
  }
  return z.safeParse(userSchema, user).data
}

function encode(value: unknown) {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function decode(part: string): unknown {
  try {
    const text = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
