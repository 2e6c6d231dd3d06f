import { config } from '@/config'
import { userId } from './session'

/** The storage key for what belongs to the signed-in user alone, on this site; undefined if nobody is known. */
export function userKey(name: string) {
  const id = userId()
  return id ? `${name}:${config.basePath}:${id}` : undefined
}
