import { signIn, signUp } from '@/api/auth'
import type { AuthProvider, Credentials, SignUpFields } from './provider'
import { beginSession, endSession } from './session'

export const jwt = {
  async signIn(credentials: Credentials) {
    beginSession(await signIn(credentials))
  },
  async signUp(fields: SignUpFields) {
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
} satisfies AuthProvider
