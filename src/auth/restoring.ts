let restoring: Promise<unknown> | undefined

/** Has the guard wait until it is known whether an SDK still holds a session. */
export function waitForSession(known: Promise<unknown>) {
  restoring = known.finally(() => {
    restoring = undefined
  })
}

/** What the guard must wait for; undefined where there is nothing. */
export const sessionRestored = () => restoring
