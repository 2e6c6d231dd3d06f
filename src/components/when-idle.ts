/** Runs a function once the browser is idle. @returns the function that cancels it */
export function whenIdle(run: () => void, options?: IdleRequestOptions) {
  // Safari has no requestIdleCallback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const call = requestIdleCallback(run, options)
  return () => cancelIdleCallback(call)
}
