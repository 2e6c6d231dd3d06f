import { useEffect, useState } from 'react'

/** Whether the browser has had nothing better to do since `ready`. */
export function useIdle(ready: boolean) {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (!ready) return
    // Safari has no requestIdleCallback.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(() => setIdle(true))
      return () => clearTimeout(timer)
    }
    const call = window.requestIdleCallback(() => setIdle(true), { timeout: 1000 })
    return () => window.cancelIdleCallback(call)
  }, [ready])
  return idle
}
