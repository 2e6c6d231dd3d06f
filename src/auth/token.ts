import { decodeToken } from '@/utils/decode-token'

/** When a token expires, in ms since 1970; undefined if it has no expiry. */
export function expiryOf(token: string) {
  const { exp } = decodeToken(token)
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : undefined
}

/** True if a token has an expiry in the future. */
export function isValidToken(token: string, now = Date.now()) {
  try {
    return (expiryOf(token) ?? 0) > now
  } catch {
    return false
  }
}

/** True if both tokens have the same user; false if either has none. */
export function isSameUser(token: string, other: string) {
  const { sub } = decodeToken(token)
  return typeof sub === 'string' && sub !== '' && sub === decodeToken(other).sub
}

/** The role claimed by a token; undefined if it has none. */
export function roleOf(token: string | null) {
  try {
    const role = token && decodeToken(token).role
    return typeof role === 'string' ? role : undefined
  } catch {
    return undefined
  }
}
