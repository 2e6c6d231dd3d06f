import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { fetchMe } from '@/api/auth'
import { isSessionOver, sessionSignal } from '@/api/session-scope'
import { decodeToken } from '@/utils/decode-token'
import { endSessionOf, hasSession } from './session'
import { readToken } from './token-storage'

/** The signed-in user, or null. A failed check is logged and ends the session. */
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

/** Fetches the user again, since the role may have changed; on failure the known user stays. */
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
  return fetchMe(__AUTH_SDK__ ? await claimedRole() : undefined)
}

/** The role in the provider's token, for an API without roles. */
async function claimedRole() {
  const { roleIn } = await import('@/utils/claims')
  return roleIn(decodeToken(readToken() ?? ''))
}
