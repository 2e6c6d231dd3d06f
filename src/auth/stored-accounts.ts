import * as z from 'zod/mini'
import { create } from 'zustand'
import { beginSession, onSessionChange } from './session'
import { lastSignOut } from './signed-out'
import { isValidToken } from './token'
import { readToken, sessionBeganAt, storedAccountsKey } from './token-storage'

const schema = z.array(
  z.object({
    token: z.string(),
    /** When its session began, in ms since 1970. */
    beganAt: z.number(),
    user: z.object({ id: z.string(), displayName: z.string(), email: z.string(), photoURL: z.string() }),
  }),
)
/** Another person who is signed in in this tab. */
export type StoredAccount = z.infer<typeof schema>[number]

export const useStoredAccounts = create<{ accounts: StoredAccount[] }>(() => ({ accounts: read() }))

onSessionChange(() => useStoredAccounts.setState({ accounts: read() }))

/**
 * Keeps the current session before another one replaces it, so that the person can come back to it. All of them end with the session
 * that is current then, see writeToken.
 */
export function storeAccount({ id, displayName, email, photoURL }: StoredAccount['user']) {
  const token = readToken()
  const beganAt = sessionBeganAt()
  if (token === null || beganAt === undefined) return
  const others = read().filter(({ user }) => user.id !== id)
  write([...others, { token, beganAt, user: { id, displayName, email, photoURL } }])
}

/** Makes a kept session the current one. @returns false if it has expired or was signed out in another tab; it is dropped then */
export function switchAccount({ token, beganAt, user }: StoredAccount) {
  const isOver = !isValidToken(token) || beganAt <= lastSignOut(token)
  if (isOver) write(read().filter((other) => other.user.id !== user.id))
  else beginSession(token)
  return !isOver
}

function read(): StoredAccount[] {
  try {
    const { data } = z.safeParse(schema, JSON.parse(sessionStorage.getItem(storedAccountsKey) ?? '[]'))
    return data?.filter(({ token }) => isValidToken(token)) ?? []
  } catch {
    return []
  }
}

function write(accounts: StoredAccount[]) {
  try {
    sessionStorage.setItem(storedAccountsKey, JSON.stringify(accounts))
  } catch {}
  useStoredAccounts.setState({ accounts })
}
