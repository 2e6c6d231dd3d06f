import { AuthClient, type AuthError, type EmailOtpType } from '@supabase/auth-js'
import { config } from '@/config'
import { AuthFailure, failureOf, inOurWords, supabaseCodes } from './failures'
import type { Link, SdkProvider } from './provider'
import { beginSession } from './session'
import { siteAddress } from './site-address'

const { url, anonKey } = config.supabase
const storageKey = 'ark-supabase'

const client = new AuthClient({
  url: `${url.replace(/\/+$/, '')}/auth/v1`,
  headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
  storageKey,
  // The pages read the links themselves.
  detectSessionInUrl: false,
})

// A code is good once; a password that is refused after it must not want another.
let usedCode: string | undefined

/** Supabase's SDK gives its errors back instead of throwing them. */
const call = <T extends { error: AuthError | null }>(run: () => Promise<T>) =>
  inOurWords(supabaseCodes, async () => {
    const answer = await run()
    if (answer.error) throw answer.error
    return answer as Extract<T, { error: null }>
  })

export const supabase: SdkProvider = {
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
          emailRedirectTo: siteAddress('/auth/supabase/verify'),
        },
      }),
    )
    if (data.session) beginSession(data.session.access_token)
  },

  async signOut() {
    const { error } = await client.signOut({ scope: 'local' })
    if (!error) return
    // The server could not be reached: here nobody stays signed in all the same.
    localStorage.removeItem(storageKey)
    throw failureOf(error, supabaseCodes)
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
    if ('code' in proof && proof.email) return begin({ email: proof.email, token: proof.code ?? '', type: 'email' })
    beginSession(await open(proof as Link))
  },

  async resend(email) {
    const options = { emailRedirectTo: siteAddress('/auth/supabase/verify') }
    await call(() => client.resend({ type: 'signup', email, options }))
  },

  async resetPassword(email) {
    const redirectTo = siteAddress('/auth/supabase/update-password')
    await call(() => client.resetPasswordForEmail(email, { redirectTo }))
  },

  async openLink(link) {
    await open(link)
  },

  async updatePassword({ email, code, password }) {
    if (email && code && code !== usedCode) {
      await call(() => client.verifyOtp({ email, token: code, type: 'recovery' }))
      usedCode = code
    }
    await call(() => client.updateUser({ password }))
    const { data } = await call(() => client.getSession())
    beginSession(tokenOf(data))
  },
}

async function begin(code: { email: string; token: string; type: EmailOtpType }) {
  const { data } = await call(() => client.verifyOtp(code))
  beginSession(tokenOf(data))
}

/** Takes the session that a link carries: as tokens in its hash, or by the hash of a code in its search. */
async function open({ token_hash, type, access_token, refresh_token, error, error_code }: Link) {
  if (error_code || error) throw failureOf({ code: error_code, error }, supabaseCodes)
  if (token_hash) {
    const { data } = await call(() => client.verifyOtp({ token_hash, type: (type ?? 'email') as EmailOtpType }))
    return tokenOf(data)
  }
  if (!access_token || !refresh_token) throw new AuthFailure('bad-code')
  const { data } = await call(() => client.setSession({ access_token, refresh_token }))
  return tokenOf(data)
}

function tokenOf({ session }: { session: { access_token: string } | null }) {
  if (!session) throw new AuthFailure('signed-out')
  return session.access_token
}
