import { useQuery } from '@tanstack/react-query'
import { can } from '@/api/rights'
import { sessionQuery } from './session-query'
import { roleOf } from './token'
import { readToken } from './token-storage'

/** The role of the signed-in user. Until the user has been fetched, it is the one in the token. */
export function useRole() {
  // The layout fetches the user; here it is only read.
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  return user?.role ?? roleOf(readToken())
}

/**
 * The actions that the user's role allows on a resource's records.
 * @example
 * const can = useCan('orders')
 * {can.delete && <Button onClick={remove}>{t('delete')}</Button>}
 */
export function useCan(resource: string) {
  const role = useRole()
  return {
    resource,
    read: can(role, 'read', resource),
    change: can(role, 'change', resource),
    delete: can(role, 'delete', resource),
  }
}
