import * as z from 'zod/mini'

// The Content-Security-Policy forbids eval, which zod would otherwise try.
z.config({ jitless: true })

/** An environment variable: the accepted values, as text for the error message, and its schema. */
export interface Variable<T = unknown> {
  takes: string
  schema: z.ZodMiniType<T>
  /** Required for the feature it belongs to. */
  isRequired?: boolean
}
export type Variables = Record<string, Variable>
export type VariableValues<V extends Variables> = { [K in keyof V]: V[K] extends Variable<infer T> ? T : never }

export const text: Variable<string> = { takes: 'text', schema: z._default(z.string(), '') }
export const required = <T>(variable: Variable<T>): Variable<T> => ({ ...variable, isRequired: true })
/** One of several words, by default the first. */
export const oneOf = <const T extends string>(first: T, ...others: T[]): Variable<T> => ({
  takes: [first, ...others].join(', '),
  schema: z._default(z.enum([first, ...others]), first),
})

const placed = (pattern: RegExp) =>
  z._default(
    z.union([
      z.literal(''),
      z.string().check(
        z.regex(pattern),
        // Rejects a port above 65535, for one, which the pages' Content-Security-Policy could not contain.
        z.refine((value) => URL.canParse(value, 'http://localhost')),
        z.overwrite((value) => value.replace(/\/+$/, '')),
      ),
    ]),
    '',
  )
const url = placed(/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/)
const urlOrPath = placed(/^(https?:\/\/[^\s/?#]+(\/[^\s?#]*)?|\/[^\s?#]*)$/)

export const address: Variable<string> = { takes: 'an http(s) address', schema: url }

/** The number of rows of a kind in the demo API. */
const count = (standard: number, most: number) => ({
  // Formatted by hand: a browser takes longer to create its first number format than for the rest of this file.
  takes: `a whole number from 0 to ${String(most).replace(/\B(?=(\d{3})+$)/g, ',')}`,
  schema: z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,7}$/)), String(standard)),
    z.pipe(z.transform(Number), z.number().check(z.maximum(most))),
  ),
})

/** true or false. */
const flag = (standard: 'true' | 'false') => ({
  takes: 'true or false',
  schema: z.pipe(
    z._default(z.enum(['true', 'false']), standard),
    z.transform((value) => value === 'true'),
  ),
})

/** The site's variables. Those of an auth provider are in its folder, src/auth/ways/<way>/way.ts. */
const variables = {
  VITE_BASE_PATH: {
    takes: 'a path such as / or /ark/',
    schema: z.pipe(
      z._default(z.string().check(z.regex(/^[\w\-./~]*$/), z.regex(/^(?!.*(^|\/)\.{1,2}(\/|$))/)), '/'),
      z.transform((path) => `/${path.split('/').filter(Boolean).join('/')}/`.replace('//', '/')),
    ),
  },
  VITE_SITE_URL: { takes: 'an http(s) address, or nothing', schema: url },
  VITE_SERVER_URL: { takes: 'an http(s) address, a path, or nothing for the same origin', schema: urlOrPath },
  VITE_ASSET_URL: { takes: 'an http(s) address, a path, or nothing for the base path', schema: urlOrPath },
  VITE_MOCK_ORDERS: count(20, 1_000_000), // #demo
  VITE_MOCK_USERS: count(20, 100_000),
  VITE_MOCK_FILES: count(24, 100_000), // #demo
  VITE_MOCK_API: flag('true'),
  // The build knows the providers and takes the one that is named.
  VITE_AUTH_METHOD: { takes: 'one word', schema: z._default(z.string().check(z.regex(/^[\w-]+$/)), 'jwt') },
  VITE_SERVICE_ENV: { takes: 'one word', schema: z._default(z.string().check(z.regex(/^[\w-]+$/)), 'dev') },
  VITE_MAPS_API_KEY: text,
  VITE_RUNTIME_CONFIG: flag('false'),
  VITE_RUNTIME_HOSTS: {
    takes: 'http(s) origins, with spaces between them',
    schema: z.pipe(
      z._default(z.string(), ''),
      z.pipe(
        z.transform((value: string) => value.split(/[\s,]+/).filter(Boolean)),
        z.array(
          z.string().check(
            z.regex(/^https?:\/\/[^\s/?#;'"]+\/?$/),
            z.refine((value) => URL.canParse(value)),
          ),
        ),
      ),
    ),
  },
}

declare global {
  interface Window {
    /** The response to the request for config.json; 0 if there was none. */
    runtimeConfig?: { status: number; text: string }
  }
}

/** The variables that config.json may set in a finished build, besides those of the auth provider. */
export const runtimeVariables = ['VITE_SERVER_URL', 'VITE_SERVICE_ENV', 'VITE_MAPS_API_KEY']

/** The environment of the build; with VITE_RUNTIME_CONFIG also the values of config.json. */
export const environment: Record<string, unknown> = import.meta.env ?? {}

/**
 * Reads variables from an environment; an empty one counts as unset.
 * @throws Error with one line: the variable, its value and the accepted values
 */
export function readVariables<V extends Variables>(variables: V, env = environment) {
  const read = {} as Record<string, unknown>
  for (const [name, { schema, takes }] of Object.entries(variables)) {
    const result = z.safeParse(schema, env[name] === '' ? undefined : env[name])
    if (!result.success) throw new Error(`${name} is "${env[name]}", but takes ${takes}.`)
    read[name] = result.data
  }
  return read as VariableValues<V>
}

/** Reads the configuration from an environment. @throws Error like readVariables */
export function readConfig(env: Record<string, unknown>) {
  const v = readVariables(variables, env)
  return {
    basePath: v.VITE_BASE_PATH,
    siteUrl: v.VITE_SITE_URL,
    serverUrl: v.VITE_SERVER_URL,
    /** With a trailing slash. */
    assetUrl: v.VITE_ASSET_URL ? `${v.VITE_ASSET_URL}/` : v.VITE_BASE_PATH,
    serviceEnv: v.VITE_SERVICE_ENV,
    mockApi: v.VITE_MOCK_API,
    mockOrders: v.VITE_MOCK_ORDERS, // #demo
    mockUsers: v.VITE_MOCK_USERS,
    mockFiles: v.VITE_MOCK_FILES, // #demo
    auth: { method: v.VITE_AUTH_METHOD, redirectPath: '/dashboard' as const },
    mapsApiKey: v.VITE_MAPS_API_KEY,
    mapsHost: 'https://maps.googleapis.com',
    runtimeConfig: v.VITE_RUNTIME_CONFIG,
    runtimeHosts: v.VITE_RUNTIME_HOSTS,
  }
}

export type Config = ReturnType<typeof readConfig>

/**
 * Reads config.json: strings by the names of variables, as in the environment.
 * @param names those that it may set
 * @throws Error with one line: the name, its value and the accepted values
 */
export function readRuntimeConfig(json: string, names: readonly string[]) {
  const result = z.safeParse(z.record(z.string(), z.string()), parse(json))
  if (!result.success) throw new Error('config.json is not a JSON object of texts.')
  for (const name of Object.keys(result.data)) {
    if (!names.includes(name)) throw new Error(`${name} cannot be set in config.json, which takes ${names.join(', ')}.`)
  }
  readVariables(variables, result.data)
  return result.data
}

function parse(json: string) {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Ends the start: the page shows the error, since the app that would is not there yet. */
export function refuse(error: unknown): never {
  document.body.textContent = `config.json: ${(error as Error).message}`
  throw error
}

// The page has loaded it before this runs (scripts/build.mjs). Other builds do not have this code.
if (typeof __RUNTIME_VARIABLES__ !== 'undefined' && __RUNTIME_VARIABLES__) {
  try {
    const { status, text } = window.runtimeConfig ?? { status: 0, text: '' }
    if (status !== 200) throw new Error(status ? `The host responded with ${status}.` : 'The host did not respond.')
    Object.assign(environment, readRuntimeConfig(text, __RUNTIME_VARIABLES__))
  } catch (error) {
    refuse(error)
  }
}

export const config = readConfig(environment)
