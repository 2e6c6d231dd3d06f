import * as z from 'zod/mini'
import { type User, userSchema } from '@/api/auth'
import { config } from '@/config'
import { first, part, roleIn } from '@/utils/claims'
import { type Claims, decodeToken } from '@/utils/decode-token'
import { freshId } from './collection'
import { accounts } from './data/accounts'
import { withProfile } from './profiles'

// The tokens are stateless and prove nothing: anyone, such as a tester, may create one with this word.
const signature = 'demo-signature'
const lifetime = 3 * 24 * 60 * 60 // s

const claimsSchema = z.looseObject({ sub: z.string(), exp: z.number() })

/** A token for a user, valid for three days by default (seconds). */
export function createToken(user: Pick<User, 'id' | 'email' | 'displayName' | 'role'>, seconds = lifetime) {
  const iat = Math.floor(Date.now() / 1000)
  const { id: sub, email, displayName: name, role } = user
  const payload = { jti: freshId('session'), sub, email, name, role, iat, exp: iat + seconds }
  return [encode({ alg: 'none', typ: 'JWT' }), encode(payload), signature].join('.')
}

/** A copy of a token with another expiry (seconds since 1970). */
export function withExpiry(token: string, exp: number) {
  const [header, , signature] = token.split('.')
  return [header, encode({ ...decodeToken(token), exp }), signature].join('.')
}

/**
 * The user of an Authorization header, or undefined if the token is invalid. With another provider than jwt any unexpired token
 * is accepted, and its claims are the user.
 */
export function readToken(header: string | null, method = config.auth.method): User | undefined {
  if (method !== 'jwt') {
    const claims = freshClaims(header)
    const user = claims && userOf(claims)
    return user && withProfile(user)
  }
  const sub = subOf(header)
  const account = accounts().find(({ id }) => id === sub)
  return account && withProfile(z.parse(userSchema, account))
}

/** The `sub` of the demo API's own token, with or without a known account; undefined for others. */
export function subOf(header: string | null) {
  return tokenOf(header).split('.')[2] === signature ? freshClaims(header)?.sub : undefined
}

const tokenOf = (header: string | null) => /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? ''

function claimsOf(token: string): Claims {
  try {
    return decodeToken(token)
  } catch {
    return {}
  }
}

/** The claims of a token that has not expired. */
function freshClaims(header: string | null) {
  const token = tokenOf(header)
  const claims = token.split('.').length === 3 ? z.safeParse(claimsSchema, claimsOf(token)).data : undefined
  return claims && claims.exp * 1000 > Date.now() ? claims : undefined
}

/** Identifies a session among others of the same user: the token's own id, or the token if it has none. */
export function sessionOf(header: string | null) {
  const token = tokenOf(header)
  const { jti } = claimsOf(token)
  return typeof jti === 'string' ? jti : token
}

/** The user in the claims of another provider's token. */
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
