import { useEffect, useRef, useState } from 'react'
import { patiently } from './lazy-part'
import { whenIdle } from './when-idle'

/**
 * Loads a chunk when the browser is idle, at the latest a second after `ready`. Unlike a lazy component it has no Suspense
 * fallback: after one React delays further content by 300 ms (FALLBACK_THROTTLE_MS).
 * @returns the chunk's module; undefined until it has loaded
 * @throws the rejection of the import, while rendering
 * @example
 * const tooltip = useIdleImport(() => import('@mui/material/Tooltip'))
 * return tooltip && <tooltip.default open={open} title={title}><span hidden /></tooltip.default>
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
