import type { SdkProvider } from './provider'

/** The configured provider with its SDK, which is loaded at the first call. */
export async function loadProvider(): Promise<SdkProvider> {
  // The method is a constant of the build: the other SDKs are no part of it.
  if (__AUTH_METHOD__ === 'firebase') return (await import('./firebase')).firebase
  if (__AUTH_METHOD__ === 'amplify') return (await import('./amplify')).amplify
  if (__AUTH_METHOD__ === 'auth0') return (await import('./auth0')).auth0
  if (__AUTH_METHOD__ === 'supabase') return (await import('./supabase')).supabase
  throw new Error('No provider with an SDK is configured.')
}
