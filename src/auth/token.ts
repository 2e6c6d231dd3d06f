type Claims = { exp?: unknown; iat?: unknown; sub?: unknown; role?: unknown }

/**
 * Reads a token's claims; the signature is the API's concern.
 * @throws Error `Invalid token!` for what has fewer than two parts or holds no claims.
 */
export function decodeToken(token: string): Claims {
  const [, part] = token.split('.')
  try {
    const text = atob((part ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (claims && typeof claims === 'object') return claims as Claims
  } catch {}
  throw new Error('Invalid token!')
}

/** When a token expires, in ms since 1970; undefined where it does not say. */
export function expiryOf(token: string) {
  const { exp } = decodeToken(token)
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : undefined
}

/** A token is valid only if it has an expiry in the future. */
export function isValidToken(token: string, now = Date.now()) {
  try {
    return (expiryOf(token) ?? 0) > now
  } catch {
    return false
  }
}

/** Whether two tokens are the same user's; false if either does not say whose it is. */
export function isSameUser(token: string, other: string) {
  const { sub } = decodeToken(token)
  return typeof sub === 'string' && sub !== '' && sub === decodeToken(other).sub
}

/** The role that a token claims; undefined where it does not say. */
export function roleOf(token: string | null) {
  try {
    const role = token && decodeToken(token).role
    return typeof role === 'string' ? role : undefined
  } catch {
    return undefined
  }
}
