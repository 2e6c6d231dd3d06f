type Claims = Record<string, unknown>

/**
 * The role in a token's claims, at the auth providers' usual places: `role` (our own, Firebase's custom claims),
 * `cognito:groups`, `app_metadata.role` (Supabase), `roles`, or one with a URL prefix (Auth0's actions). Claims that users can
 * edit themselves are ignored: Supabase's `user_metadata`, Cognito's custom attributes.
 */
export function roleIn(claims: Claims): string | undefined {
  // Supabase's `role` is that of its database.
  const { role, app_metadata } = claims
  if (app_metadata !== undefined) return first(part(app_metadata).role) ?? first(part(app_metadata).roles)
  const named = Object.keys(claims).find((key) => /^https?:\/\/.+\/roles?$/.test(key))
  return first(role) ?? first(claims.roles) ?? first(claims['cognito:groups']) ?? (named && first(claims[named]))
}

/** A nested object of the claims; empty if missing. */
export const part = (value: unknown): Claims => Object(value)

/** A non-empty string, or the first one of a list. */
export function first(value: unknown): string | undefined {
  const text = Array.isArray(value) ? value[0] : value
  return typeof text === 'string' && text ? text : undefined
}
