const iconHosts = ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com']

/**
 * What a page of the site may load and reach. Styles are inline because of emotion; `blob:` and `data:` are for previews.
 * The hosts of the other ways of signing in are added here with their configuration.
 */
export function contentSecurityPolicy(config, scriptHashes) {
  const origin = (url) => (URL.canParse(url) ? [new URL(url).origin] : [])
  const assets = origin(config.assetUrl)
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...assets],
    'font-src': ["'self'", ...assets],
    'connect-src': ["'self'", ...origin(config.serverUrl), ...iconHosts],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
