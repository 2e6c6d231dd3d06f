/** The sentence in what a call or a component rejected with. */
export function failureText(failure: unknown) {
  if (typeof failure === 'string' && failure) return failure
  const message = failure && typeof failure === 'object' && 'message' in failure ? failure.message : undefined
  return typeof message === 'string' && message ? message : 'Something went wrong!'
}

/** Whether a chunk of the site was gone: after a deployment the old names lead nowhere. Each browser has its own words. */
export function isLostChunk(failure: unknown) {
  return /dynamically imported module|importing a module script|error loading/i.test(failureText(failure))
}
