const key = 'auth-pending'

export type Pending = {
  /** The recipient of the message. */
  email: string
  /** Time of the last message, in ms since 1970. */
  sentAt: number
}

// If storage is full or blocked, it lasts as long as the page.
let inMemory: Pending | null = null

/** Stores the recipient of a code or a link in sessionStorage rather than in the URL, which others may see. */
export function keepPending(email: string, sentAt = Date.now()) {
  inMemory = { email, sentAt }
  try {
    sessionStorage.setItem(key, JSON.stringify(inMemory))
  } catch {}
}

export function readPending() {
  try {
    const { email, sentAt }: Record<string, unknown> = Object(JSON.parse(sessionStorage.getItem(key) ?? ''))
    if (typeof email === 'string' && typeof sentAt === 'number') return { email, sentAt }
  } catch {}
  return inMemory
}

export function dropPending() {
  inMemory = null
  try {
    sessionStorage.removeItem(key)
  } catch {}
}
