/** Runs something once the browser has nothing better to do. @returns what ends the waiting */
export function whenIdle(run: () => void, options?: IdleRequestOptions) {
  // Safari has no requestIdleCallback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const call = requestIdleCallback(run, options)
  return () => cancelIdleCallback(call)
}
