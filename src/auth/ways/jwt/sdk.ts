import { signIn, signUp } from '@/api/auth'
import type { AuthProvider, Credentials, NewPassword, SignUpFields } from '@/auth/provider'
import { beginSession, endSession } from '@/auth/session'

export const sdk = {
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
  async updatePassword({ password, currentPassword = '' }: NewPassword) {
    // Not in the initial load of every page.
    const { changePassword } = await import('@/api/account')
    await changePassword({ password, currentPassword })
  },
} satisfies AuthProvider
