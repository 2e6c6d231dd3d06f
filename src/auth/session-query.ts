import { queryOptions } from '@tanstack/react-query'
import { jwt } from './jwt'
import { endSession, hasSession } from './session'

/** Who is signed in; null where nobody is. A failed check is logged and ends the session. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    if (!hasSession()) return null
    try {
      return await jwt.user()
    } catch (error) {
      console.error(error)
      endSession('unchecked')
      return null
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
})
