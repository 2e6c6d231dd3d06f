import * as z from 'zod/mini'
import { type User, userSchema } from '@/api/auth'
import { config } from '@/config'
import { first, part, roleIn } from '@/utils/claims'
import { freshId } from './collection'
import { accounts } from './data/accounts'

// The tokens are stateless and prove nothing: whoever knows this word may write one, a tester for instance.
const signature = 'demo-signature'
const lifetime = 3 * 24 * 60 * 60 // s

const claimsSchema = z.looseObject({ sub: z.string(), exp: z.number() })

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
  if (method !== 'jwt') {
    const claims = freshClaims(partsOf(header))
    return claims && userOf(claims)
  }
  const sub = subOf(header)
  const account = accounts().find(({ id }) => id === sub)
  return account && z.parse(userSchema, account)
}

/** Whom a token of ours stands for, known here or not; undefined for anything else. */
export function subOf(header: string | null) {
  const parts = partsOf(header)
  return parts?.[2] === signature ? freshClaims(parts)?.sub : undefined
}

function partsOf(header: string | null) {
  const parts = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]?.split('.')
  return parts?.length === 3 ? parts : undefined
}

/** The claims of a token that has not expired. */
function freshClaims(parts: string[] | undefined) {
  const claims = z.safeParse(claimsSchema, decode(parts?.[1] ?? '')).data
  return claims && claims.exp * 1000 > Date.now() ? claims : undefined
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
