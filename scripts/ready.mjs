// Stops with one line where the site cannot be built here; each command that builds runs it first. It imports no package.
import { existsSync } from 'node:fs'
import { fail } from './run.mjs'

if (!existsSync('node_modules/vite/package.json'))
  fail('The packages that build the site are not installed (NODE_ENV=production leaves them out): npm ci --include=dev')
