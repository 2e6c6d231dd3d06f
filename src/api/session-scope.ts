/** The reason that aborts requests when their session has ended. */
class SessionOver extends DOMException {
  constructor() {
    super('The session has ended.', 'AbortError')
  }
}

let scope = new AbortController()

/** A signal that aborts when the current session ends or is replaced. Requests, changes and uploads use it. */
export const sessionSignal = () => scope.signal

/** Aborts everything that the current session has started; call it before the access token changes. */
export function endSessionScope() {
  const ended = scope
  scope = new AbortController()
  ended.abort(new SessionOver())
}

/** True if a request failed because its session ended; such a failure needs no message. */
export const isSessionOver = (failure: unknown) => failure instanceof SessionOver
