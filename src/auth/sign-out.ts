import { endSession } from './session'

/** Ends the session: at the provider, here, and in the site's other tabs. */
export async function signOut() {
  try {
    if (__AUTH_METHOD__ !== 'jwt') {
      const { loadProvider } = await import('./load-provider')
      await (await loadProvider()).signOut()
    }
  } finally {
    endSession('signed-out')
  }
}
