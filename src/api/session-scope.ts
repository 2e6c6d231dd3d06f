/** What is thrown in place of the answer to a call whose session has ended. */
class SessionOver extends DOMException {
  constructor() {
    super('The session has ended.', 'AbortError')
  }
}

let scope = new AbortController()

/** Aborts when the current session ends or another one takes its place. Calls, changes and uploads belong to a session. */
export const sessionSignal = () => scope.signal

/** Ends what the current session has begun; to be called before the access token changes. */
export function endSessionScope() {
  const ended = scope
  scope = new AbortController()
  ended.abort(new SessionOver())
}

/** Whether a call failed since its session has ended: nobody is left to tell. */
export const isSessionOver = (failure: unknown) => failure instanceof SessionOver
