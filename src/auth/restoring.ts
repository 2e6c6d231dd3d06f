let restoring: Promise<unknown> | undefined

/** Makes the guard wait until it is known whether an SDK still has a session. */
export function waitForSession(known: Promise<unknown>) {
  restoring = known.finally(() => {
    restoring = undefined
  })
}

/** The promise that the guard waits for; undefined if there is none. */
export const sessionRestored = () => restoring
