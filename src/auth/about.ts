import { type AuthMethod, type Config, config } from '@/config'

export interface About {
  name: string
  /** What is sent by e-mail to verify an address. */
  proof: 'code' | 'link' | 'code-or-link'
  /** What is sent by e-mail to whoever has forgotten the password. */
  reset: 'code' | 'link' | 'code-or-link'
  /** How many characters a password has at least, as the service is delivered. */
  minPassword: number
  /** Whether a signed-in person must give the present password to set a new one. */
  asksCurrentPassword?: boolean
  /** What must be configured. */
  variables: (config: Config) => Record<string, string>
}

/** What the forms need to know of each provider before its SDK is there. */
export const about = {
  jwt: { name: 'JWT', proof: 'code', reset: 'code', minPassword: 6, variables: () => ({}) },
  firebase: {
    name: 'Firebase',
    proof: 'link',
    reset: 'link',
    minPassword: 6,
    variables: ({ firebase }) => ({
      VITE_FIREBASE_API_KEY: firebase.apiKey,
      VITE_FIREBASE_AUTH_DOMAIN: firebase.authDomain,
      VITE_FIREBASE_PROJECT_ID: firebase.projectId,
      VITE_FIREBASE_APP_ID: firebase.appId,
    }),
  },
  amplify: {
    name: 'Amplify',
    proof: 'code',
    reset: 'code',
    minPassword: 8,
    asksCurrentPassword: true,
    variables: ({ amplify }) => ({
      VITE_AMPLIFY_USER_POOL_ID: amplify.userPoolId,
      VITE_AMPLIFY_USER_POOL_WEB_CLIENT_ID: amplify.userPoolWebClientId,
      VITE_AMPLIFY_REGION: amplify.region,
    }),
  },
  auth0: {
    name: 'Auth0',
    proof: 'link',
    reset: 'link',
    minPassword: 8,
    variables: ({ auth0 }) => ({ VITE_AUTH0_CLIENT_ID: auth0.clientId, VITE_AUTH0_DOMAIN: auth0.domain }),
  },
  supabase: {
    name: 'Supabase',
    proof: 'code-or-link',
    reset: 'code-or-link',
    minPassword: 6,
    variables: ({ supabase }) => ({
      VITE_SUPABASE_URL: supabase.url,
      VITE_SUPABASE_ANON_KEY: supabase.anonKey,
    }),
  },
} satisfies Record<AuthMethod, About> as Record<AuthMethod, About>

/** What must still be set in the environment before people can sign in by this provider; nothing where it is in use. */
export function missingVariables(provider: AuthMethod, given = config) {
  const missing = Object.entries(about[provider].variables(given)).filter(([, value]) => !value)
  const names = missing.map(([name]) => name)
  return provider === given.auth.method ? names : [`VITE_AUTH_METHOD=${provider}`, ...names]
}
