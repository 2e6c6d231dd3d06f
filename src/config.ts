import * as z from 'zod/mini'

// The Content-Security-Policy allows no eval, which zod would otherwise try.
z.config({ jitless: true })

export const authMethods = ['jwt', 'firebase', 'amplify', 'auth0', 'supabase'] as const
export type AuthMethod = (typeof authMethods)[number]
const authFlows = ['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const

const text = z._default(z.string(), '')
const placed = (pattern: RegExp) =>
  z._default(
    z.union([
      z.literal(''),
      z.string().check(
        z.regex(pattern),
        // A port above 65535, for one, which the policy of the pages could not name.
        z.refine((value) => URL.canParse(value, 'http://localhost')),
        z.overwrite((value) => value.replace(/\/+$/, '')),
      ),
    ]),
    '',
  )
const address = placed(/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/)
const addressOrPath = placed(/^(https?:\/\/[^\s/?#]+(\/[^\s?#]*)?|\/[^\s?#]*)$/)

/** How many rows of a kind the demo API has. */
const count = (standard: number, most: number) => ({
  // Written out by hand: a browser takes longer to make its first number format than for all the rest of this file.
  takes: `a whole number from 0 to ${String(most).replace(/\B(?=(\d{3})+$)/g, ',')}`,
  schema: z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,7}$/)), String(standard)),
    z.pipe(z.transform(Number), z.number().check(z.maximum(most))),
  ),
})

/** What each variable of the environment takes, in the words of the message for a wrong one. */
const variables = {
  VITE_BASE_PATH: {
    takes: 'a path such as / or /ark/',
    schema: z.pipe(
      z._default(z.string().check(z.regex(/^[\w\-./~]*$/), z.regex(/^(?!.*(^|\/)\.{1,2}(\/|$))/)), '/'),
      z.transform((path) => `/${path.split('/').filter(Boolean).join('/')}/`.replace('//', '/')),
    ),
  },
  VITE_SITE_URL: { takes: 'an http(s) address, or nothing', schema: address },
  VITE_SERVER_URL: { takes: 'an http(s) address, a path, or nothing for the same origin', schema: addressOrPath },
  VITE_ASSET_URL: { takes: 'an http(s) address, a path, or nothing for the base path', schema: addressOrPath },
  VITE_MOCK_ORDERS: count(20, 1_000_000),
  VITE_MOCK_USERS: count(20, 100_000),
  VITE_MOCK_FILES: count(24, 100_000),
  VITE_MOCK_API: {
    takes: 'true or false',
    schema: z.pipe(
      z._default(z.enum(['true', 'false']), 'true'),
      z.transform((value) => value === 'true'),
    ),
  },
  VITE_AUTH_METHOD: { takes: authMethods.join(', '), schema: z._default(z.enum(authMethods), 'jwt') },
  VITE_SERVICE_ENV: { takes: 'one word', schema: z._default(z.string().check(z.regex(/^[\w-]+$/)), 'dev') },
  VITE_MAPS_API_KEY: { takes: 'text', schema: text },
  VITE_FIREBASE_API_KEY: { takes: 'text', schema: text },
  VITE_FIREBASE_AUTH_DOMAIN: { takes: 'text', schema: text },
  VITE_FIREBASE_PROJECT_ID: { takes: 'text', schema: text },
  VITE_FIREBASE_APP_ID: { takes: 'text', schema: text },
  VITE_FIREBASE_EMULATOR_URL: { takes: 'an http(s) address', schema: address },
  VITE_AMPLIFY_USER_POOL_ID: { takes: 'text', schema: text },
  VITE_AMPLIFY_USER_POOL_WEB_CLIENT_ID: { takes: 'text', schema: text },
  VITE_AMPLIFY_REGION: { takes: 'text', schema: text },
  VITE_AMPLIFY_AUTH_FLOW: { takes: authFlows.join(', '), schema: z._default(z.enum(authFlows), 'USER_SRP_AUTH') },
  VITE_AMPLIFY_ENDPOINT: { takes: 'an http(s) address', schema: address },
  VITE_AUTH0_CLIENT_ID: { takes: 'text', schema: text },
  VITE_AUTH0_DOMAIN: { takes: 'text', schema: text },
  VITE_AUTH0_AUDIENCE: { takes: 'text', schema: text },
  VITE_SUPABASE_URL: { takes: 'an http(s) address', schema: address },
  VITE_SUPABASE_ANON_KEY: { takes: 'text', schema: text },
}

type Variables = { [K in keyof typeof variables]: z.infer<(typeof variables)[K]['schema']> }

/**
 * Reads the configuration from an environment; an empty variable counts as absent.
 * @throws Error with one line that names the variable, what it got and what it takes.
 */
export function readConfig(env: Record<string, unknown>) {
  const read = {} as Record<string, unknown>
  for (const [name, { schema, takes }] of Object.entries(variables)) {
    const result = z.safeParse(schema, env[name] === '' ? undefined : env[name])
    if (!result.success) throw new Error(`${name} is "${env[name]}", but takes ${takes}.`)
    read[name] = result.data
  }
  const v = read as Variables
  return {
    basePath: v.VITE_BASE_PATH,
    siteUrl: v.VITE_SITE_URL,
    serverUrl: v.VITE_SERVER_URL,
    /** With a slash at the end. */
    assetUrl: v.VITE_ASSET_URL ? `${v.VITE_ASSET_URL}/` : v.VITE_BASE_PATH,
    serviceEnv: v.VITE_SERVICE_ENV,
    mockApi: v.VITE_MOCK_API,
    mockOrders: v.VITE_MOCK_ORDERS,
    mockUsers: v.VITE_MOCK_USERS,
    mockFiles: v.VITE_MOCK_FILES,
    auth: { method: v.VITE_AUTH_METHOD, redirectPath: '/dashboard' as const },
    mapsApiKey: v.VITE_MAPS_API_KEY,
    firebase: {
      apiKey: v.VITE_FIREBASE_API_KEY,
      authDomain: v.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: v.VITE_FIREBASE_PROJECT_ID,
      appId: v.VITE_FIREBASE_APP_ID,
      emulatorUrl: v.VITE_FIREBASE_EMULATOR_URL,
    },
    amplify: {
      userPoolId: v.VITE_AMPLIFY_USER_POOL_ID,
      userPoolWebClientId: v.VITE_AMPLIFY_USER_POOL_WEB_CLIENT_ID,
      region: v.VITE_AMPLIFY_REGION,
      authFlow: v.VITE_AMPLIFY_AUTH_FLOW,
      endpoint: v.VITE_AMPLIFY_ENDPOINT,
    },
    auth0: { clientId: v.VITE_AUTH0_CLIENT_ID, domain: v.VITE_AUTH0_DOMAIN, audience: v.VITE_AUTH0_AUDIENCE },
    supabase: { url: v.VITE_SUPABASE_URL, anonKey: v.VITE_SUPABASE_ANON_KEY },
  }
}

export type Config = ReturnType<typeof readConfig>

export const config = readConfig(import.meta.env ?? {})
