import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** What is no page's: seen by hosts and search engines, or the worker's own. */
const notKept = /^(licenses\.md|robots\.txt|sitemap\.xml|version\.json|mockServiceWorker\.js|social-card\.png)$/

/**
 * Writes what a host needs beside the pages: the service worker, the number of the build that an open page asks for,
 * the sitemap and robots.txt.
 * @param options.build names the build
 * @param options.paths the static routes
 */
export async function writeHostFiles({ out, config, build, paths }) {
  const all = (await readdir(out, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(out.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort()
  // A page is kept once, under the name with .html.
  const files = all.filter((file) => !notKept.test(file) && !file.endsWith('/index.html'))
  const source = await readFile(config.mockApi ? 'src/sw.js' : 'src/sw-gone.js', 'utf8')
  // In advance, for a visitor without a network: the frame, code and texts. Pictures are kept as they are seen.
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
  // GitHub Pages runs Jekyll over a published branch, which drops what begins with an underscore.
  await writeFile(join(out, '.nojekyll'), '')
}
