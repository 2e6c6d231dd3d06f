import { useEffect, useRef, useState } from 'react'
import { patiently } from './lazy-part'
import { whenIdle } from './when-idle'

/**
 * Loads a chunk when the browser has nothing better to do, at the latest a second after `ready`. Unlike a lazy part it
 * shows no Suspense fallback: after one React holds back whatever comes next for 300 ms (FALLBACK_THROTTLE_MS).
 * @returns the chunk's module; undefined until it is there
 * @throws what the import rejected with, in the render
 * @example
 * const tooltip = useIdleImport(() => import('@mui/material/Tooltip'))
 * return tooltip ? <tooltip.default title={title}>{children}</tooltip.default> : children
 */
export function useIdleImport<M>(load: () => Promise<M>, ready = true) {
  const [state, setState] = useState<{ module?: M; failure?: unknown }>({})
  const first = useRef(load)
  useEffect(() => {
    if (!ready) return
    return whenIdle(
      () => {
        patiently(first.current).then(
          (module) => setState({ module }),
          (failure) => setState({ failure }),
        )
      },
      { timeout: 1000 },
    )
  }, [ready])
  if (state.failure) throw state.failure
  return state.module
}
