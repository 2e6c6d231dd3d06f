// Stops with one line where the site cannot be built here; each command that builds runs it first. It imports no package.
import { existsSync } from 'node:fs'
import { fail } from './run.mjs'

if (!existsSync('node_modules/vite/package.json'))
  fail('The packages that build the site are not installed (NODE_ENV=production leaves them out): npm ci --include=dev')

// Both end a path where Vite reads one as a URL; its build would stop at the first import.
const [odd] = process.cwd().match(/[#?]/) ?? []
if (odd) fail(`Vite cannot build in a folder with ${odd} in its name: rename ${process.cwd()}`)
