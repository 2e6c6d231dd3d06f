import type { User } from '@/api/auth'

export type Credentials = { email: string; password: string }
export type SignUpFields = Credentials & { firstName: string; lastName: string }

/** What a way of signing in brings; the forms exist once and call these. */
export interface AuthProvider {
  signIn(credentials: Credentials): Promise<void>
  signUp?(fields: SignUpFields): Promise<void>
  signOut(): Promise<void>
  /** Null when signed out. */
  user(): Promise<User | null>
}

export type AuthStep = 'sign-in' | 'sign-up' | 'verify' | 'reset-password' | 'update-password'

/** Which path under /auth/ each way of signing in has. */
export const authPaths = {
  'sign-in': ['jwt', 'firebase', 'amplify', 'auth0', 'supabase'],
  'sign-up': ['jwt', 'firebase', 'amplify', 'supabase'],
  verify: ['firebase', 'amplify', 'supabase'],
  'reset-password': ['firebase', 'amplify', 'supabase'],
  'update-password': ['amplify', 'supabase'],
} as const satisfies Record<AuthStep, readonly string[]>

export const providerNames: Record<string, string> = {
  jwt: 'JWT',
  firebase: 'Firebase',
  amplify: 'Amplify',
  auth0: 'Auth0',
  supabase: 'Supabase',
}
