// A certified OpenID provider at Auth0's paths, with its own page for sign-in and sign-up. A user whose address begins with
// `viewer` has that role in a claim, as added by Auth0's actions.
import { randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { bodyOf, listen } from './http.mjs'
import { clientId, emulators, inTools, site } from './ways.mjs'

const { default: Provider } = await import(pathToFileURL(inTools('oidc-provider/lib/index.js')).href)

const origin = emulators.auth0
const home = site('auth0')
const users = new Map()
const byId = (id) => [...users.values()].find((user) => user.id === id)

const rolesClaim = 'https://ark.example/roles'
const claimsOf = ({ id, email, name }) => ({
  sub: id,
  email,
  email_verified: true,
  name,
  [rolesClaim]: email.startsWith('viewer') ? ['viewer'] : [],
})

// Auth0's issuer ends in a slash.
const provider = new Provider(`${origin}/`, {
  clients: [
    {
      client_id: clientId,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      redirect_uris: [`${home}auth/auth0/callback`],
    },
  ],
  routes: { authorization: '/authorize', token: '/oauth/token', jwks: '/.well-known/jwks.json' },
  claims: { openid: ['sub', rolesClaim], email: ['email', 'email_verified'], profile: ['name'] },
  conformIdTokenClaims: false,
  clientBasedCORS: () => true,
  pkce: { required: () => true },
  issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
  expiresWithSession: () => false,
  ttl: { AccessToken: 3600, IdToken: 3600, Session: 86_400, Grant: 86_400, RefreshToken: 86_400, Interaction: 600 },
  cookies: { keys: [randomUUID()] },
  extraParams: ['screen_hint', 'audience', 'auth0Client'],
  interactions: { url: (_, { uid }) => `/u/${uid}` },
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
  findAccount: (_, id) => byId(id) && { accountId: id, claims: () => claimsOf(byId(id)) },
  // The site is a first-party client: no consent is asked.
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
    grant.addOIDCScope('openid profile email offline_access')
    await grant.save()
    return grant
  },
})
const openid = provider.callback()

await listen(origin, async ({ request, response, url, path }) => {
  if (url.pathname.startsWith('/u/')) return interact(request, response)
  if (path === 'GET /v2/logout') return leave(url.searchParams)
  openid(request, response)
})

async function interact(request, response) {
  const { params } = await provider.interactionDetails(request, response)
  const signsUp = params.screen_hint === 'signup'
  if (request.method === 'GET') return { body: page(signsUp) }

  const { email, password, name, cancel } = Object.fromEntries(new URLSearchParams(await bodyOf(request)))
  const finish = (result) => provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  if (cancel) return finish({ error: 'access_denied', error_description: 'The user refused' })
  const held = users.get(email)
  if (signsUp ? held : held?.password !== password)
    return { status: 400, body: page(signsUp, 'Wrong email or password') }
  if (signsUp) users.set(email, { id: `auth0|${randomUUID()}`, email, password, name })
  return finish({ login: { accountId: users.get(email).id } })
}

/** Ends the provider's own session by deleting its cookies, and only redirects to the site. */
function leave(search) {
  const to = search.get('returnTo') ?? home
  if (!to.startsWith(home)) return { status: 400, body: 'This address is not allowed' }
  const cookies = ['_session', '_session.sig', '_session.legacy', '_session.legacy.sig']
  return { status: 302, headers: { Location: to, 'Set-Cookie': cookies.map((name) => `${name}=; Max-Age=0; Path=/`) } }
}

const field = (name, label, type = name) => `<p><label>${label} <input name="${name}" type="${type}"></label></p>`

const page = (signsUp, fault = '') => `<!doctype html><html lang="en"><title>Provider</title>
<h1>${signsUp ? 'Sign up' : 'Log in'} at the provider</h1><p role="alert">${fault}</p>
<form method="post">${signsUp ? field('name', 'Name', 'text') : ''}${field('email', 'Email address')}
${field('password', 'Password')}<button>Continue</button> <button name="cancel" value="yes">Cancel</button></form>`
