import { fetchMe, signIn, signUp } from '@/api/auth'
import type { AuthProvider } from './provider'
import { beginSession, endSession } from './session'

export const jwt: AuthProvider = {
  async signIn(credentials) {
    beginSession(await signIn(credentials))
  },
  async signUp(fields) {
    try {
      beginSession(await signUp(fields))
    } catch (error) {
      console.error(error)
      throw error
    }
  },
  async signOut() {
    endSession('signed-out')
  },
  user: fetchMe,
}
