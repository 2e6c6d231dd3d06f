import { load } from '#auth-way'
import { endSession } from './session'

/** Ends the session: at the provider, in this tab and in the site's other tabs. */
export async function signOut() {
  try {
    await (await load()).signOut()
  } finally {
    endSession('signed-out')
  }
}
