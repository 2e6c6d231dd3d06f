import { config, environment, readVariables, type Variables, type VariableValues } from '@/config'

/** A page of an auth provider, at `/auth/<way>/<step>`. */
export type AuthStep = 'sign-in' | 'sign-up' | 'verify' | 'reset-password' | 'update-password' | 'callback'

/** The description of an auth provider, known before its SDK is loaded: `way` in `ways/<way>/way.ts`. */
export interface Way<V extends Variables = Variables> {
  /** The name of its folder, and the value of VITE_AUTH_METHOD. */
  method: string
  /** Its product name. */
  name: string
  /** True if an SDK handles the sign-in and may still have a session after a reload; otherwise the API (or the demo API) does. */
  hasSdk: boolean
  /** Its pages. */
  steps: readonly AuthStep[]
  /** The guard redirects here; by default `/auth/<way>/sign-in`. */
  signInPath: string
  /** The sign-in is a page of the provider, which redirects back to `callback`; there is no form here. */
  redirects?: boolean
  /** The proof sent by e-mail to verify an address. */
  proof: 'code' | 'link' | 'code-or-link'
  /** The proof sent by e-mail to reset a forgotten password. */
  reset: 'code' | 'link' | 'code-or-link'
  /** The search params and hash params that a link in such a message can have. */
  link?: { search: readonly string[]; hash: readonly string[] }
  /** The minimum length of a password in the service's default configuration. */
  minPassword: number
  /** True if a signed-in user must enter the current password to set a new one. */
  asksCurrentPassword?: boolean
  /** False if a signed-in user cannot set a new password here, but only at the provider. */
  changesPassword?: false
  /**
   * What a signed-in user can do about sessions on other devices: see a list of them from the API and end each, end all others, or
   * only all with this one. By default nothing.
   */
  otherSessions?: 'list' | 'others' | 'all'
  /** Its environment variables. */
  variables: V
  /** The hosts that the Content-Security-Policy allows for requests and frames, as URLs or names; empty ones are ignored. */
  hosts?(values: VariableValues<V>): { connect: string[]; frame?: string[] }
}

export const defineWay = <const V extends Variables>(
  way: Omit<Way<V>, 'signInPath'> & { signInPath?: string },
): Way => ({
  signInPath: `/auth/${way.method}/sign-in`,
  ...way,
})

/** The variables still missing for this provider; empty if it is not the configured one. */
export function missingVariables({ method, variables }: Way, env = environment, configured = config.auth.method) {
  const values = readVariables(variables, env)
  const missing = Object.keys(variables).filter((name) => variables[name]?.isRequired && !values[name])
  return method === configured ? missing : [`VITE_AUTH_METHOD=${method}`, ...missing]
}

/** The full URL of a path of the site, for redirects of a provider. */
export const siteUrl = (path: `/${string}`) => `${location.origin}${config.basePath}${path.slice(1)}`
