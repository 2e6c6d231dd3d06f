// Supabase's auth API after its documentation, in memory, as far as the site uses it. Its e-mails are at /inbox?to=…; a user
// whose address begins with `viewer` has that role in the app's metadata.
import { createHash, createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { bodyOf, listen } from './http.mjs'
import { anonKey, emulators } from './ways.mjs'

const lifetime = 3600 // s
const secret = randomBytes(32)

const users = new Map()
const codes = []
const sessions = new Map()
const messages = []
const flows = new Map()

const refusal = (status, code, message, more) => ({ status, body: { code, message, ...more } })
const badCode = refusal(403, 'otp_expired', 'Token has expired or is invalid')

await listen(emulators.supabase, async ({ request, url, path }) => {
  if (path === 'GET /health') return { body: {} }
  if (path === 'GET /inbox') return { body: messages.filter(({ to }) => to === url.searchParams.get('to')) }
  if (path === 'GET /auth/v1/verify') return openLink(url.searchParams)
  if (request.headers.apikey !== anonKey) return refusal(401, 'no_authorization', 'No API key found in request')
  const answer = await call(path, url.searchParams, JSON.parse((await bodyOf(request)) || '{}'), bearerOf(request))
  return { ...answer, headers: { 'X-Supabase-Api-Version': '2024-01-01' } }
})

function call(path, search, body, session) {
  switch (path) {
    case 'POST /auth/v1/signup':
      return signUp(body, placeOf(search, body))
    case 'POST /auth/v1/token':
      return { password: signIn, pkce: exchange }[search.get('grant_type')]?.(body) ?? renew(body)
    case 'POST /auth/v1/verify':
      return verify(body)
    case 'POST /auth/v1/resend':
    case 'POST /auth/v1/recover': {
      // The response is the same without an account.
      const user = users.get(body.email)
      if (user) send(user, path.endsWith('recover') ? 'recovery' : 'signup', placeOf(search, body))
      return { body: {} }
    }
    case 'GET /auth/v1/user':
      return session ? { body: shown(session.user) } : refusal(403, 'bad_jwt', 'invalid JWT')
    case 'PUT /auth/v1/user':
      return session ? change(session.user, body) : refusal(403, 'bad_jwt', 'invalid JWT')
    case 'POST /auth/v1/logout':
      if (session) sessions.delete(session.id)
      return session ? { status: 204 } : refusal(403, 'session_not_found', 'Session not found')
    default:
      return refusal(404, 'not_found', `${path} is not spoken here`)
  }
}

/** The target of a link, and the challenge of the browser that requested it (PKCE). */
const placeOf = (search, { code_challenge }) => ({ redirectTo: search.get('redirect_to'), challenge: code_challenge })

function signUp({ email, password, data }, place) {
  if (isWeak(password)) return weak
  const held = users.get(email)
  const user = held ?? { id: randomUUID(), email, password, data, verified: false }
  users.set(email, user)
  if (!user.verified) send(user, 'signup', place)
  // An existing address is not distinguished from a new one, as in the service with e-mail confirmation.
  return { body: shown(held?.verified ? { ...user, id: randomUUID(), data: {} } : user) }
}

function signIn({ email, password }) {
  const user = users.get(email)
  if (user?.password !== password) return refusal(400, 'invalid_credentials', 'Invalid login credentials')
  if (!user.verified) return refusal(400, 'email_not_confirmed', 'Email not confirmed')
  return { body: begin(user) }
}

function renew({ refresh_token }) {
  const session = [...sessions.values()].find(({ refreshToken }) => refreshToken === refresh_token)
  if (!session) return refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
  return { body: begin(session.user, session) }
}

function verify({ email, token, token_hash, type }) {
  const at = codes.findIndex((code) =>
    token_hash ? code.hash === token_hash : code.user.email === email && code.token === token && fits(type, code.type),
  )
  if (at < 0) return badCode
  const [{ user }] = codes.splice(at, 1)
  user.verified = true
  return { body: begin(user) }
}

const fits = (asked, sent) => asked === sent || (asked === 'email' && sent === 'signup')

/** Returns the session for the code in a link, to the browser that has the verifier of its challenge. */
function exchange({ auth_code, code_verifier }) {
  const flow = flows.get(auth_code)
  if (!flow) return refusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  if (createHash('sha256').update(code_verifier).digest('base64url') !== flow.challenge) {
    return refusal(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
  }
  flows.delete(auth_code)
  return { body: begin(flow.user) }
}

/** The link in a message opens this first, which redirects to the site: with a code (PKCE), else with the session in the hash. */
function openLink(search) {
  const challenge = codes.find(({ hash }) => hash === search.get('token'))?.challenge
  const { status, body } = verify({ token_hash: search.get('token'), type: search.get('type') })
  if (!status && challenge) {
    const code = randomUUID()
    flows.set(code, { challenge, user: users.get(body.user.email) })
    return { status: 303, headers: { Location: `${search.get('redirect_to')}?code=${code}` } }
  }
  const { access_token, refresh_token, expires_in } = body
  const hash = status
    ? { error: 'access_denied', error_code: body.code, error_description: body.message }
    : { access_token, refresh_token, expires_in, token_type: 'bearer', type: search.get('type') }
  return { status: 303, headers: { Location: `${search.get('redirect_to')}#${new URLSearchParams(hash)}` } }
}

const isWeak = (password) => password.length < 6 || !/\d/.test(password)
const weak = refusal(422, 'weak_password', 'Password should contain at least one digit.', {
  weak_password: { reasons: ['characters'] },
})

function change(user, { password }) {
  if (isWeak(password)) return weak
  if (password === user.password) return refusal(422, 'same_password', 'New password should be different')
  user.password = password
  return { body: shown(user) }
}

function send(user, type, { redirectTo, challenge }) {
  const code = {
    user,
    type,
    challenge,
    token: String(randomInt(100_000, 999_999)),
    hash: randomBytes(16).toString('hex'),
  }
  codes.push(code)
  const search = new URLSearchParams({ token: code.hash, type, redirect_to: redirectTo ?? '' })
  const link = `${emulators.supabase}/auth/v1/verify?${search}`
  messages.push({ to: user.email, type, code: code.token, hash: code.hash, link })
}

function begin(user, session = { id: randomUUID(), user }) {
  session.refreshToken = randomBytes(12).toString('base64url')
  sessions.set(session.id, session)
  const expires_at = Math.floor(Date.now() / 1000) + lifetime
  return {
    access_token: sign({ ...claims(user), session_id: session.id, exp: expires_at }),
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at,
    refresh_token: session.refreshToken,
    user: shown(user),
  }
}

function claims({ id, email, data }) {
  const own = email.startsWith('viewer') ? { role: 'viewer' } : {}
  return {
    sub: id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    app_metadata: { provider: 'email', providers: ['email'], ...own },
    user_metadata: data ?? {},
  }
}

function shown(user) {
  const { sub: id, ...rest } = claims(user)
  const at = new Date().toISOString()
  return {
    id,
    ...rest,
    ...(user.verified && { email_confirmed_at: at }),
    identities: [],
    created_at: at,
    updated_at: at,
  }
}

function bearerOf({ headers }) {
  const [head, payload, signature] = (headers.authorization ?? '').replace('Bearer ', '').split('.')
  if (!payload || signature !== seal(`${head}.${payload}`)) return
  const { session_id } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return sessions.get(session_id)
}

function sign(payload) {
  const text = [
    { alg: 'HS256', typ: 'JWT' },
    { iat: Math.floor(Date.now() / 1000), ...payload },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${seal(text)}`
}

function seal(text) {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
