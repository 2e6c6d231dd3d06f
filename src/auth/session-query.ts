import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { fetchMe } from '@/api/auth'
import { isSessionOver, sessionSignal } from '@/api/session-scope'
import { endSessionOf, hasSession } from './session'
import { decodeToken } from './token'
import { readToken } from './token-storage'

/** Who is signed in; null where nobody is. A failed check is logged and ends the session. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    if (!hasSession()) return null
    const token = readToken()
    try {
      return await fetchUser()
    } catch (error) {
      if (isSessionOver(error)) throw error
      console.error(error)
      endSessionOf(token, 'unchecked')
      return null
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Fetches the user again, since a role may have been given or taken; if that fails, what is known stays. */
export async function refreshUser(client: QueryClient) {
  const session = sessionSignal()
  try {
    const user = await fetchUser()
    if (!session.aborted) client.setQueryData(sessionQuery.queryKey, user)
  } catch (error) {
    if (!isSessionOver(error)) console.error(error)
  }
}

async function fetchUser() {
  return fetchMe(__AUTH_METHOD__ === 'jwt' ? undefined : await claimedRole())
}

/** The role that the provider's token claims, for an API that gives none. */
async function claimedRole() {
  const { roleIn } = await import('@/utils/claims')
  return roleIn(decodeToken(readToken() ?? ''))
}
