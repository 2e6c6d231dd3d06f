import { type ComponentType, createElement, use } from 'react'
import { backOnline } from '@/utils/back-online'
import { isLostChunk, type Loss, lastPressed, lossOf, reloadIfGone, sayIfLate, worthAnotherTry } from './lost-chunk'

interface Options {
  /** For optional parts: on failure there is no message and no reload, and the Suspense fallback stays. */
  optional?: boolean
  /** Preloaded before it is needed; see FetchAhead. */
  ahead?: boolean
}

/** The preload functions of the parts with `ahead`; they never reject. */
export const partsAhead = new Set<() => Promise<unknown>>()

/**
 * A component whose chunk is loaded on its first render, or earlier by `preload()`, which never rejects. Without a network its
 * Suspense boundary stays pending, a message appears, and the chunk loads once the network is back. Unlike with `lazy()` of React
 * nothing suspends once the chunk has loaded: React shows a fallback for 300 ms at least.
 * @example
 * const LeaveDialog = lazyPart(() => import('./leave-dialog'), 'LeaveDialog')
 */
export function lazyPart<M extends Record<N, unknown>, N extends string>(
  load: () => Promise<M>,
  name: N,
  options?: Options,
) {
  let component: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  const keep = (chunk: M) => {
    component = chunk[name] as ComponentType
    return component
  }
  const fetch = () => load().then(keep, () => {})
  const part = (props: object) => {
    if (!component) loading ??= patiently(load, options).then(keep)
    // What has suspended by it must call it again.
    return createElement(loading ? use(loading) : (component as ComponentType), props)
  }
  const preload = () => void fetch()
  if (options?.ahead) partsAhead.add(fetch)
  // With the type parameters of a generic component.
  return Object.assign(part, { preload }) as unknown as M[N] & { preload: () => void }
}

/** Imports a chunk and retries until it loads: the user gets a message, and the page stays as it is. */
export async function patiently<T>(load: () => Promise<T>, { optional = false }: Options = {}): Promise<T> {
  const asker = lastPressed()
  for (let tries = 1; ; tries++) {
    const stop = optional ? undefined : sayIfLate()
    let lost: Error
    let loss: Loss
    try {
      return await load()
    } catch (failure) {
      if (!isLostChunk(failure)) throw failure
      lost = failure
      loss = await lossOf(failure)
    } finally {
      // The message for a slow chunk must not replace that of a failed one.
      stop?.()
    }
    if (optional) await (loss === 'offline' ? backOnline() : new Promise(() => {}))
    else if (loss === 'there' && tries === 1) continue
    else if (await reloadIfGone(lost, loss, asker)) await new Promise(() => {})
    else await worthAnotherTry(loss, asker)
  }
}
