const key = 'auth-pending'

export type Pending = {
  /** Who waits for a message. */
  email: string
  /** When it was sent last, in ms since 1970. */
  sentAt: number
}

// Where the storage is full or forbidden it lasts as long as the page.
let inMemory: Pending | null = null

/** Keeps to whom a message with a code or a link was sent: in the tab, not in the address, which others may read. */
export function keepPending(email: string, sentAt = Date.now()) {
  inMemory = { email, sentAt }
  try {
    sessionStorage.setItem(key, JSON.stringify(inMemory))
  } catch {}
}

export function readPending() {
  try {
    const { email, sentAt } = Object(JSON.parse(sessionStorage.getItem(key) ?? '')) as Partial<Pending>
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
