import * as z from 'zod/mini'
import { create } from 'zustand'
import { beginSession, onSessionChange } from './session'
import { lastSignOut } from './signed-out'
import { isValidToken } from './token'
import { keptAccountsKey, readToken, sessionBeganAt } from './token-storage'

const schema = z.array(
  z.object({
    token: z.string(),
    /** When its session began, in ms since 1970. */
    beganAt: z.number(),
    user: z.object({ id: z.string(), displayName: z.string(), email: z.string(), photoURL: z.string() }),
  }),
)
/** Another person who is signed in in this tab. */
export type KeptAccount = z.infer<typeof schema>[number]

export const useKeptAccounts = create<{ accounts: KeptAccount[] }>(() => ({ accounts: read() }))

onSessionChange(() => useKeptAccounts.setState({ accounts: read() }))

/**
 * Keeps the current session before another one replaces it, so that the person can come back to it. All of them end with the session
 * that is current then, see writeToken.
 */
export function keepAccount({ id, displayName, email, photoURL }: KeptAccount['user']) {
  const token = readToken()
  const beganAt = sessionBeganAt()
  if (token === null || beganAt === undefined) return
  const others = read().filter(({ user }) => user.id !== id)
  write([...others, { token, beganAt, user: { id, displayName, email, photoURL } }])
}

/** Makes a kept session the current one. @returns false if it has expired or was signed out in another tab; it is dropped then */
export function switchAccount({ token, beganAt, user }: KeptAccount) {
  const isOver = !isValidToken(token) || beganAt <= lastSignOut(token)
  if (isOver) write(read().filter((other) => other.user.id !== user.id))
  else beginSession(token)
  return !isOver
}

function read(): KeptAccount[] {
  try {
    const { data } = z.safeParse(schema, JSON.parse(sessionStorage.getItem(keptAccountsKey) ?? '[]'))
    return data?.filter(({ token }) => isValidToken(token)) ?? []
  } catch {
    return []
  }
}

function write(accounts: KeptAccount[]) {
  try {
    sessionStorage.setItem(keptAccountsKey, JSON.stringify(accounts))
  } catch {}
  useKeptAccounts.setState({ accounts })
}
