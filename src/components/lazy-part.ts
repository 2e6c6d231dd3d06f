import { type ComponentType, lazy } from 'react'
import { backOnline } from '@/utils/back-online'
import { isLostChunk, lossOf, reloadIfGone, worthAnotherTry } from './lost-chunk'

interface Options {
  /** For what the page does without as well: nothing is said and nothing reloaded, its Suspense fallback stays. */
  optional?: boolean
  /** It is fetched before anybody asks for it, see FetchAhead. */
  ahead?: boolean
}

/** Fetch the chunks of the parts that are wanted ahead; they never fail. */
export const partsAhead = new Set<() => Promise<unknown>>()

/**
 * A component whose chunk is loaded when it is first drawn, or by `preload()` before, which never fails. Without a network
 * its Suspense boundary waits, the person is told, and it comes when the network does.
 * @example
 * const LeaveDialog = lazyPart(() => import('./leave-dialog'), 'LeaveDialog')
 */
export function lazyPart<M extends Record<N, unknown>, N extends string>(
  load: () => Promise<M>,
  name: N,
  options?: Options,
) {
  const part = lazy(async () => ({ default: (await patiently(load, options))[name] as ComponentType }))
  const fetch = () => load().catch(() => {})
  const preload = () => void fetch()
  if (options?.ahead) partsAhead.add(fetch)
  // `lazy` forgets what a generic component's props have to do with each other.
  return Object.assign(part, { preload }) as unknown as M[N] & { preload: () => void }
}

/** Imports a chunk, however long it is not to be had: the person is told, and what is shown stays. */
export async function patiently<T>(load: () => Promise<T>, { optional = false }: Options = {}): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await load()
    } catch (failure) {
      if (!isLostChunk(failure)) throw failure
      const loss = await lossOf(failure)
      if (optional) await (loss === 'offline' ? backOnline() : new Promise(() => {}))
      else if (loss === 'there' && tries === 1) continue
      else if (await reloadIfGone(failure, loss)) await new Promise(() => {})
      else await worthAnotherTry(loss)
    }
  }
}
