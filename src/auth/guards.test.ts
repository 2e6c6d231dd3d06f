import { expect, test } from 'vitest'
import { authMethods, readConfig } from '@/config'
import { missingVariables } from './about'
import { requireProvider, signInPathOf } from './guards'
import { type AuthStep, authPaths } from './provider'

test('the guard leads to the sign-in of the configured method', () => {
  expect(Object.fromEntries(authMethods.map((method) => [method, signInPathOf(method)]))).toEqual({
    jwt: '/auth/client',
    firebase: '/auth/firebase/sign-in',
    amplify: '/auth/amplify/sign-in',
    auth0: '/auth/auth0/sign-in',
    supabase: '/auth/supabase/sign-in',
  })
})

test.each(Object.keys(authPaths) as AuthStep[])('who has no %s is sent to what is not there', (step) => {
  for (const provider of [...authMethods, 'nobody']) {
    const enter = () => requireProvider(step)({ params: { provider } })
    if ((authPaths[step] as readonly string[]).includes(provider)) expect(enter).not.toThrow()
    else expect(enter).toThrow()
  }
})

test('a way that is not configured misses the method and its variables', () => {
  expect(missingVariables('auth0')).toEqual(['VITE_AUTH_METHOD=auth0', 'VITE_AUTH0_CLIENT_ID', 'VITE_AUTH0_DOMAIN'])
  expect(missingVariables('jwt')).toEqual([])
  const given = readConfig({ VITE_AUTH_METHOD: 'supabase', VITE_SUPABASE_URL: 'https://demo.supabase.co' })
  expect(missingVariables('supabase', given)).toEqual(['VITE_SUPABASE_ANON_KEY'])
})
