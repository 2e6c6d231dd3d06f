const iconHosts = ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com']

const origin = (url) => (URL.canParse(url) ? [new URL(url).origin] : [])
const host = (name) => origin(/^https?:/.test(name) ? name : `https://${name}`)

/** Whom the page asks to sign people in, and whose pages stand in a frame of it, for the configured method alone. */
const signInHosts = {
  jwt: () => ({ connect: [], frame: [] }),
  firebase: ({ firebase: { emulatorUrl, authDomain } }) => ({
    connect: emulatorUrl
      ? origin(emulatorUrl)
      : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frame: authDomain ? host(authDomain) : [],
  }),
  amplify: ({ amplify: { endpoint, region } }) => ({
    connect: endpoint ? origin(endpoint) : region ? host(`cognito-idp.${region}.amazonaws.com`) : [],
    frame: [],
  }),
  auth0: ({ auth0: { domain } }) => (domain ? { connect: host(domain), frame: host(domain) } : signInHosts.jwt()),
  supabase: ({ supabase: { url } }) => ({ connect: origin(url), frame: [] }),
}

/**
 * What a page of the site may load and reach. Styles are inline because of emotion; `blob:` and `data:` are for previews.
 */
export function contentSecurityPolicy(config, scriptHashes) {
  const { connect, frame } = signInHosts[config.auth.method](config)
  const assets = origin(config.assetUrl)
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...assets],
    'font-src': ["'self'", ...assets],
    'connect-src': ["'self'", ...origin(config.serverUrl), ...connect, ...iconHosts],
    ...(frame.length > 0 && { 'frame-src': frame }),
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
