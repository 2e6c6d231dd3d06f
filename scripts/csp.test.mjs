import { expect, test } from 'vitest'
import { ways } from '../src/auth/ways.ts'
import { readConfig, readVariables } from '../src/config.ts'
import { contentSecurityPolicy } from './csp.mjs'

/** The minimum of each provider's variables, and its resulting hosts. */
const known = {
  jwt: [{}, []],
  firebase: [
    { VITE_FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com' },
    ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com', 'demo.firebaseapp.com'],
  ],
  amplify: [{ VITE_AMPLIFY_REGION: 'eu-west-1' }, ['cognito-idp.eu-west-1.amazonaws.com']],
  auth0: [{ VITE_AUTH0_DOMAIN: 'demo.eu.auth0.com' }, ['demo.eu.auth0.com']],
  supabase: [{ VITE_SUPABASE_URL: 'https://demo.supabase.co/' }, ['demo.supabase.co']],
}
const asked = Object.entries(known).filter(([method]) => ways[method])

function policy({ hosts, variables }, env) {
  return contentSecurityPolicy(readConfig({}), hosts?.(readVariables(variables, env)) ?? { connect: [] }, [])
}

test.each(asked)('%s reaches its own hosts', (method, [env, hosts]) => {
  const given = policy(ways[method], env)
  for (const host of hosts) expect(given).toContain(`https://${host}`)
})

test.each(Object.keys(ways).filter((method) => method !== 'firebase'))(
  '%s that is not set up yet adds nothing',
  (method) => {
    expect(policy(ways[method], {})).toBe(policy({ variables: {} }, {}))
  },
)

test.runIf(ways.firebase)('an emulator stands in for the service', () => {
  const given = policy(ways.firebase, { VITE_FIREBASE_EMULATOR_URL: 'http://127.0.0.1:9099' })
  expect(given).toContain('http://127.0.0.1:9099')
  expect(given).not.toContain('googleapis')
})

test('no page of another site stands in a frame where the API signs people in', () => {
  expect(policy({ variables: {} }, {})).not.toContain('frame-src')
})

test('hosts that config.json may name are allowed where the build has one', () => {
  const hosts = { VITE_RUNTIME_HOSTS: 'https://api.test.example, https://api.example:8443/' }
  const build = (env) => contentSecurityPolicy(readConfig(env), { connect: [] }, [])
  expect(build({ ...hosts, VITE_RUNTIME_CONFIG: 'true' })).toMatch(
    /connect-src 'self' https:\/\/api\.test\.example https:\/\/api\.example:8443 /,
  )
  expect(build(hosts)).toBe(build({}))
})

test('pictures of maps are allowed where there is a key, or config.json may bring one', () => {
  const pictures = (env) => contentSecurityPolicy(readConfig(env), { connect: [] }, []).match(/img-src ([^;]*)/)[1]
  const host = 'https://maps.googleapis.com'
  expect(pictures({})).not.toContain(host)
  expect(pictures({ VITE_MAPS_API_KEY: 'demo' })).toContain(host)
  expect(pictures({ VITE_RUNTIME_CONFIG: 'true', VITE_RUNTIME_HOSTS: 'https://api.example.com' })).not.toContain(host)
  expect(pictures({ VITE_RUNTIME_CONFIG: 'true', VITE_RUNTIME_HOSTS: `https://api.example.com ${host}` })).toContain(
    host,
  )
})

test('no base element and no plugin, as ASVS 3.4.3 asks', () => {
  const given = contentSecurityPolicy(readConfig({}), { connect: [] }, [])
  expect(given).toContain("object-src 'none'")
  expect(given).toContain("base-uri 'none'")
})

test('the server is also reached by WebSocket', () => {
  const given = contentSecurityPolicy(
    readConfig({ VITE_SERVER_URL: 'https://api.example.com/v1' }),
    { connect: [] },
    [],
  )
  expect(given).toMatch(/connect-src [^;]*https:\/\/api\.example\.com wss:\/\/api\.example\.com /)
})
