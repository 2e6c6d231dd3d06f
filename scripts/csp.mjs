const iconHosts = ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com']

const origin = (url) => (URL.canParse(url) ? [new URL(url).origin] : [])
/** The same host for WebSockets. */
const sockets = (origins) => origins.map((origin) => origin.replace(/^http/, 'ws'))
/** The origins of hosts, given as URLs or names; empty ones are ignored. */
const origins = (hosts) =>
  hosts.filter(Boolean).flatMap((host) => origin(/^https?:/.test(host) ? host : `https://${host}`))

/**
 * The Content-Security-Policy of the site's pages; `signIn` are the hosts of the configured auth provider. Styles are inline
 * because of emotion; `blob:` and `data:` are for previews.
 */
export function contentSecurityPolicy(config, signIn, scriptHashes) {
  // Hosts that config.json may name.
  const runtime = config.runtimeConfig ? origins(config.runtimeHosts) : []
  const frame = signIn.frame ? origins([...signIn.frame, ...runtime]) : []
  const assets = origin(config.assetUrl)
  const server = origin(config.serverUrl)
  const maps = config.mapsApiKey || runtime.includes(config.mapsHost) ? [config.mapsHost] : []
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...assets, ...maps],
    'font-src': ["'self'", ...assets],
    'connect-src': [
      "'self'",
      ...server,
      ...sockets(server),
      ...origins(signIn.connect),
      ...runtime,
      ...sockets(runtime),
      ...iconHosts,
    ],
    ...(frame.length > 0 && { 'frame-src': frame }),
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
