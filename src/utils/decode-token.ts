import { jwtDecode } from 'jwt-decode'

/** A token's claims about session and user; only the API verifies them. */
export type Claims = { exp?: unknown; iat?: unknown; sub?: unknown; role?: unknown } & Record<string, unknown>

/**
 * Decodes a token's claims without verifying the signature.
 * @throws Error `Invalid token!` if it has fewer than two parts or no claims
 */
export function decodeToken(token: string): Claims {
  try {
    const claims = jwtDecode<Claims | undefined>(token)
    if (claims && typeof claims === 'object') return claims
  } catch {}
  throw new Error('Invalid token!')
}
