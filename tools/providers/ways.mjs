import { tmpdir } from 'node:os'
import { join } from 'node:path'

const host = 'http://127.0.0.1'

/** The emulators and the built sites are stored here between runs. */
export const folder = process.env.PROVIDERS_DIR ?? join(tmpdir(), 'ark-providers')
export const inTools = (path) => join(folder, 'tools/node_modules', path)

/** Installed by npm when the tests run, not by `npm ci`. */
export const tools = {
  firebase: 'firebase-tools@15',
  amplify: 'cognito-local@5',
  auth0: 'oidc-provider@8',
}

export const emulators = {
  firebase: `${host}:4221`,
  amplify: `${host}:4222`,
  auth0: `${host}:4223`,
  supabase: `${host}:4224`,
}

export const userPool = 'local_ark'
export const clientId = 'ark-client'
export const anonKey = 'ark-public-key'
/** The code in every message of the Cognito emulator. */
export const cognitoCode = '246810'

/** For each auth provider: the URL of its site, and the variables it is built with. */
export const ways = {
  jwt: { port: 4211, env: {} },
  firebase: {
    port: 4212,
    env: {
      VITE_FIREBASE_API_KEY: 'ark-key',
      VITE_FIREBASE_AUTH_DOMAIN: 'demo-ark.firebaseapp.com',
      VITE_FIREBASE_PROJECT_ID: 'demo-ark',
      VITE_FIREBASE_APP_ID: '1:1:web:1',
      VITE_FIREBASE_EMULATOR_URL: emulators.firebase,
    },
  },
  amplify: {
    port: 4213,
    env: {
      VITE_AMPLIFY_USER_POOL_ID: userPool,
      VITE_AMPLIFY_USER_POOL_WEB_CLIENT_ID: clientId,
      VITE_AMPLIFY_REGION: 'local',
      VITE_AMPLIFY_ENDPOINT: emulators.amplify,
    },
  },
  auth0: { port: 4214, env: { VITE_AUTH0_CLIENT_ID: clientId, VITE_AUTH0_DOMAIN: emulators.auth0 } },
  supabase: { port: 4215, env: { VITE_SUPABASE_URL: emulators.supabase, VITE_SUPABASE_ANON_KEY: anonKey } },
}

export const site = (way) => `${host}:${ways[way].port}/ark/`

/** The providers to test: those named in PROVIDERS, or all. */
export const chosen = Object.keys(ways).filter((way) => (process.env.PROVIDERS ?? way).split(',').includes(way))
