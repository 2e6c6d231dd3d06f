type Claims = Record<string, unknown>

/**
 * The role in a token's claims, wherever the provider of the sign-in puts it: `role` (our own, Firebase's custom claims),
 * `cognito:groups`, `app_metadata.role` (Supabase), `roles`, or one with an address before it (Auth0's actions). Left out
 * is what a person can set on their own: Supabase's `user_metadata`, Cognito's custom attributes.
 */
export function roleIn(claims: Claims): string | undefined {
  // Supabase has a `role` of its own, the one in its database.
  const { role, app_metadata } = claims
  if (app_metadata !== undefined) return first(part(app_metadata).role) ?? first(part(app_metadata).roles)
  const named = Object.keys(claims).find((key) => /^https?:\/\/.+\/roles?$/.test(key))
  return first(role) ?? first(claims.roles) ?? first(claims['cognito:groups']) ?? (named && first(claims[named]))
}

/** An object within the claims; an empty one where there is none. */
export const part = (value: unknown) => Object(value) as Claims

/** A text that is not empty, or the first one of a list. */
export function first(value: unknown): string | undefined {
  const text = Array.isArray(value) ? value[0] : value
  return typeof text === 'string' && text ? text : undefined
}
