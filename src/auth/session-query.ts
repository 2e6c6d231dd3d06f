import { queryOptions } from '@tanstack/react-query'
import { fetchMe } from '@/api/auth'
import { endOnceLive, hasSession } from './session'
import { decodeToken } from './token'
import { readToken } from './token-storage'

/** Who is signed in; null where nobody is. A failed check is logged and ends the session. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    if (!hasSession()) return null
    const token = readToken()
    try {
      return await fetchMe(__AUTH_METHOD__ === 'jwt' ? undefined : await claimedRole())
    } catch (error) {
      console.error(error)
      await endOnceLive('unchecked', token)
      return null
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The role that the provider's token claims, for an API that gives none. */
async function claimedRole() {
  const { roleIn } = await import('@/utils/claims')
  return roleIn(decodeToken(readToken() ?? ''))
}
