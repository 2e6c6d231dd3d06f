// Rules about which stored token may be used. Shared with the boot script, so it has no imports.

export const tokenKey = 'jwt_access_token'
/** The sessionStorage key of the note about the token: its site, and when its session began. */
export const noteKey = 'ark-token-note'
/** The key of sign-outs: per user in localStorage, of this tab in sessionStorage. */
export const signedOutKey = (basePath: string) => `ark-signed-out:${basePath}`

/** A site on an origin: other sites of the same origin share its storage. */
export const siteOf = (basePath: string, serverUrl: string) => `${basePath} ${serverUrl}`

export interface TokenNote {
  site: string
  /** ms since 1970, by this browser's clock; the server's, in the token, may differ. */
  beganAt: number
}

/** The last sign-out of each `sub`, in ms since 1970. */
export type SignOuts = [sub: string, at: number][]

/** The note about a token; undefined for a token stored by hand or by another program. */
export function parseNote(text: string | null, token: string): TokenNote | undefined {
  const { site, beganAt, mark } = Object(parsed(text))
  const isValid = typeof site === 'string' && typeof beganAt === 'number' && mark === markOf(token)
  return isValid ? { site, beganAt } : undefined
}

export function writeNote(note: TokenNote, token: string) {
  return JSON.stringify({ ...note, mark: markOf(token) })
}

export function parseSignOuts(text: string | null): SignOuts {
  const stored = parsed(text)
  if (!Array.isArray(stored)) return []
  return stored.filter((entry) => typeof entry?.[0] === 'string' && Number.isFinite(entry[1]))
}

/** Users without a `sub` count as one. */
export const subOf = ({ sub }: { sub?: unknown }) => (typeof sub === 'string' ? sub : '')

export function signedOutAt(signOuts: SignOuts, claims: { sub?: unknown }) {
  const sub = subOf(claims)
  return signOuts.find(([other]) => other === sub)?.[1] ?? 0
}

/** When a token's session began, by the note, else by the token; undefined if unknown. */
export function beganAt(note: TokenNote | undefined, { iat }: { iat?: unknown }) {
  if (note) return note.beganAt
  if (typeof iat !== 'number' || !Number.isFinite(iat)) return
  // Seconds are rounded down: a token of the same second as the sign-out may be newer.
  return iat * 1000 + 999
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

// Identifies a token; it protects nothing.
function markOf(token: string) {
  let mark = 0
  for (let index = 0; index < token.length; index++) mark = (Math.imul(mark, 31) + token.charCodeAt(index)) | 0
  return mark
}
