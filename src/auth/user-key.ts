import { config } from '@/config'
import { userId } from './session'

/** The storage key for data of the signed-in user on this site; undefined if nobody is signed in. */
export function userKey(name: string) {
  const id = userId()
  return id ? `${name}:${config.basePath}:${id}` : undefined
}
