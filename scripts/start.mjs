import { fail, run } from './run.mjs'
import { needPort, serve } from './serve.mjs'
import { importSource, readSiteConfig } from './site-config.mjs'

const wanted = process.env.PORT || '4173'
const host = process.env.HOST || '127.0.0.1'
const port = /^\d{1,5}$/.test(wanted) ? Number(wanted) : 0
if (port < 1 || port > 65_535) fail(`PORT is "${wanted}", but takes a whole number from 1 to 65535.`)

function refused({ code, message }) {
  if (code !== 'EADDRINUSE' && code !== 'EACCES') fail(`HOST is "${host}": ${message}`)
  fail(`${message} Choose another: PORT=${port < 65_535 ? port + 1 : 4173} npm start`)
}

const { basePath: base } = await readSiteConfig().catch((error) => fail(error.message))

// Before the build, so that nobody waits in vain.
await needPort(port, host).catch(refused)

const code = await run('node', ['scripts/build.mjs', '--local'])
if (code) process.exit(code)

const { brand } = await importSource('/src/brand.ts')
const { url } = await serve({ root: 'dist', base, port, host }).catch((error) =>
  error.code ? refused(error) : fail(error.message),
)
console.log(`\n${brand.name} is at ${url}\nPress Ctrl+C to stop.`)
