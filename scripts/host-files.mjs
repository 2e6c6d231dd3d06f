import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** Files that pages do not request (for hosts and search engines, or the worker's own), and that change without a build. */
const notKept =
  /^(config\.json|_headers|sbom\.cdx\.json|licenses\.md|robots\.txt|sitemap\.xml|version\.json|mockServiceWorker\.js|social-card\.png)$/

/**
 * Writes the files that a host needs besides the pages: the service worker, the build number that open pages check, the sitemap
 * robots.txt, and the headers.
 * @param options.build names the build
 * @param options.paths the static routes
 * @param options.policy the pages' Content-Security-Policy; empty if other pages than the site's are published with it
 */
export async function writeHostFiles({ out, config, build, paths, policy }) {
  const all = (await readdir(out, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(out.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort()
  // A page is cached once, under the name with .html.
  const files = all.filter((file) => !notKept.test(file) && !file.endsWith('/index.html'))
  const source = await readFile(config.mockApi ? 'src/sw.js' : 'src/sw-gone.js', 'utf8')
  // Cached in advance, for visits without a network: the frame, code and texts. Pictures are cached when they are requested.
  const worker = source
    .replace('__BUILD__', build)
    .replace('__FILES__', JSON.stringify(files))
    .replace('__WANTED__', JSON.stringify(['index.html', ...files.filter((file) => file.endsWith('.js'))]))
  await writeFile(join(out, 'sw.js'), worker)
  await writeFile(join(out, 'version.json'), `${JSON.stringify({ build })}\n`)

  const address = config.siteUrl + config.basePath
  const pages = paths.filter((path) => path !== '/404' && path !== '/' && !path.startsWith('/auth/'))
  const urls = pages.map((path) => `  <url><loc>${address}${path.slice(1)}</loc></url>`)
  await writeFile(
    join(out, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  )
  await writeFile(join(out, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${address}sitemap.xml\n`)
  await writeFile(join(out, '_headers'), headersFile(config.basePath, policy))
  // GitHub Pages runs Jekyll on a published branch, which ignores files that begin with an underscore.
  await writeFile(join(out, '.nojekyll'), '')
}

/** The security headers of every response, in the format of Cloudflare Pages and Netlify; GitHub Pages sends none. */
export function headersFile(basePath, policy) {
  const headers = {
    // Storybook displays its own pages in a frame, and has no policy.
    'Content-Security-Policy': policy ? `${policy}; frame-ancestors 'none'` : "frame-ancestors 'self'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  }
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return `${basePath}*\n${lines.join('\n')}\n`
}
