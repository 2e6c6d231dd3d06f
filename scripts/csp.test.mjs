import { describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { contentSecurityPolicy } from './csp.mjs'

const all = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com',
  VITE_AMPLIFY_REGION: 'eu-west-1',
  VITE_AUTH0_DOMAIN: 'demo.eu.auth0.com',
  VITE_SUPABASE_URL: 'https://demo.supabase.co/',
}
const hosts = {
  firebase: ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com', 'demo.firebaseapp.com'],
  amplify: ['cognito-idp.eu-west-1.amazonaws.com'],
  auth0: ['demo.eu.auth0.com'],
  supabase: ['demo.supabase.co'],
}
const policy = (env) => contentSecurityPolicy(readConfig(env), [])

describe('reaches the hosts of the configured way of signing in alone', () => {
  test.each(['jwt', 'firebase', 'amplify', 'auth0', 'supabase'])('%s', (method) => {
    const given = policy({ ...all, VITE_AUTH_METHOD: method })
    for (const [name, list] of Object.entries(hosts)) {
      for (const host of list) expect(given.includes(`https://${host}`), host).toBe(name === method)
    }
  })
})

test('an emulator stands in for the service', () => {
  const env = { VITE_AUTH_METHOD: 'firebase', VITE_FIREBASE_EMULATOR_URL: 'http://127.0.0.1:9099' }
  expect(policy(env)).toContain('http://127.0.0.1:9099')
  expect(policy(env)).not.toContain('googleapis')
})

test('a provider that is not set up yet adds nothing', () => {
  for (const method of ['amplify', 'auth0', 'supabase']) {
    expect(policy({ VITE_AUTH_METHOD: method })).toBe(policy({ VITE_AUTH_METHOD: 'jwt' }))
  }
})

test('no page of another site stands in a frame where people sign in by jwt', () => {
  expect(policy({})).not.toContain('frame-src')
})
