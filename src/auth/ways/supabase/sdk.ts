import { AuthClient, type AuthError, type EmailOtpType, type Session } from '@supabase/auth-js'
import { AuthFailure, failureOf, withAuthFailures } from '@/auth/failures'
import type { Link, OpenedLink, SdkProvider } from '@/auth/provider'
import { beginSession, userId } from '@/auth/session'
import { siteUrl } from '@/auth/way'
import { readVariables } from '@/config'
import { codes } from './failures'
import { variables } from './variables'

const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey } = readVariables(variables)
const storageKey = 'ark-supabase'

const options = {
  url: `${url.replace(/\/+$/, '')}/auth/v1`,
  headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
  // The pages read the links themselves.
  detectSessionInUrl: false,
  // Links then have a code that only works in the browser that requested it, and no tokens (RFC 7636).
  flowType: 'pkce',
} as const

const client = new AuthClient({ ...options, storageKey })

/**
 * Creates a client for a link or a typed code, whose session replaces no other until it is accepted: it is in memory only. The
 * PKCE verifiers are where the other client stored them.
 */
function createLinkClient() {
  const inMemory = new Map<string, string>()
  const verifier = `${storageKey}-code-verifier`
  const isVerifier = (key: string) => key.endsWith('-code-verifier')
  const storage = {
    getItem: (key: string) => (isVerifier(key) ? localStorage.getItem(verifier) : (inMemory.get(key) ?? null)),
    setItem: (key: string, value: string) => void inMemory.set(key, value),
    removeItem: (key: string) => (isVerifier(key) ? localStorage.removeItem(verifier) : void inMemory.delete(key)),
  }
  return new AuthClient({ ...options, storageKey: `${storageKey}-link`, storage, autoRefreshToken: false })
}

// A code works once, so it is kept for another try if the password is rejected after it.
let used: { code: string; link: OpenedLink } | undefined

/** Supabase's SDK returns its errors instead of throwing them. */
const call = <T extends { error: AuthError | null }>(run: () => Promise<T>) =>
  withAuthFailures(codes, async () => {
    const answer = await run()
    if (answer.error) throw answer.error
    return answer as Extract<T, { error: null }>
  })

export const sdk: SdkProvider = {
  signIn: async (credentials) => {
    const { data } = await call(() => client.signInWithPassword(credentials))
    beginSession(data.session.access_token)
  },

  signUp: async ({ email, password, firstName, lastName }) => {
    const { data } = await call(() =>
      client.signUp({
        email,
        password,
        options: {
          data: { name: `${firstName} ${lastName}`, first_name: firstName, last_name: lastName },
          emailRedirectTo: siteUrl('/auth/supabase/verify'),
        },
      }),
    )
    if (data.session) beginSession(data.session.access_token)
  },

  async signOut() {
    const { error } = await client.signOut({ scope: 'local' })
    if (!error) return
    // The server could not be reached: sign out locally all the same.
    localStorage.removeItem(storageKey)
    throw failureOf(error, codes)
  },

  async signOutElsewhere() {
    await call(() => client.signOut({ scope: 'others' }))
  },

  async restore() {
    const { data } = await call(() => client.getSession())
    return data.session?.access_token ?? null
  },

  async renew() {
    const { data } = await call(() => client.refreshSession())
    return tokenOf(data)
  },

  onToken(listener) {
    client.onAuthStateChange((event, session) => {
      if (event === 'TOKEN_REFRESHED' && session) listener(session.access_token)
      if (event === 'SIGNED_OUT') listener(null)
    })
  },

  async verify(proof) {
    if ('code' in proof && proof.email) {
      const { email, code: token = '' } = proof
      const link = await open((links) => call(() => links.verifyOtp({ email, token, type: 'email' })))
      await link.accept?.()
      return
    }
    try {
      return await openLink(proof as Link)
    } catch (failure) {
      // The message was opened in another browser than the one that requested it; the address is verified all the same.
      if (!(failure instanceof AuthFailure) || failure.code !== 'other-browser') throw failure
    }
  },

  async resend(email) {
    const options = { emailRedirectTo: siteUrl('/auth/supabase/verify') }
    await call(() => client.resend({ type: 'signup', email, options }))
  },

  async resetPassword(email) {
    const redirectTo = siteUrl('/auth/supabase/update-password')
    await call(() => client.resetPasswordForEmail(email, { redirectTo }))
  },

  openLink,

  async updatePassword({ email, code, password }) {
    if (email && code) {
      if (used?.code !== code) {
        used = {
          code,
          link: await open((links) => call(() => links.verifyOtp({ email, token: code, type: 'recovery' }))),
        }
      }
      return used.link.updatePassword?.(password)
    }
    const { data } = await call(() => client.getSession())
    // Another tab may have signed in another user, whose password must not change.
    if (data.session?.user.id !== userId()) throw new AuthFailure('signed-out')
    await call(() => client.updateUser({ password }))
    beginSession(tokenOf((await call(() => client.getSession())).data), 'renewed')
  },
}

/** Opens a link by its code (PKCE, from this browser), its token hash, or the tokens in its hash, as in invitations. */
async function openLink({ code, token_hash, type, access_token, refresh_token, error, error_code }: Link) {
  if (error_code || error) throw failureOf({ code: error_code, error }, codes)
  if (code) return { ...(await open((links) => call(() => links.exchangeCodeForSession(code)))), isOwn: true }
  if (token_hash)
    return open((links) => call(() => links.verifyOtp({ token_hash, type: (type ?? 'email') as EmailOtpType })))
  if (!access_token || !refresh_token) throw new AuthFailure('bad-code')
  return open((links) => call(() => links.setSession({ access_token, refresh_token })))
}

/** Begins a separate session and returns it as an opened link. */
async function open(begin: (links: typeof client) => Promise<{ data: { session: Session | null } }>) {
  const links = createLinkClient()
  const { session } = (await begin(links)).data
  if (!session) throw new AuthFailure('signed-out')
  const { user } = session
  async function accept() {
    const { data } = await call(() => links.getSession())
    if (!data.session) throw new AuthFailure('signed-out')
    const { access_token, refresh_token } = data.session
    beginSession(tokenOf((await call(() => client.setSession({ access_token, refresh_token }))).data))
  }
  const link: OpenedLink = {
    email: user.email ?? '',
    sub: user.id,
    accept,
    async updatePassword(password) {
      await call(() => links.updateUser({ password }))
      await accept()
    },
  }
  return link
}

function tokenOf({ session }: { session: { access_token: string } | null }) {
  if (!session) throw new AuthFailure('signed-out')
  return session.access_token
}
