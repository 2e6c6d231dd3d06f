// Firebase's own emulator, the one for authentication alone.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../run.mjs'
import { emulators, folder, inTools } from './ways.mjs'

const { hostname: host, port } = new URL(emulators.firebase)
const home = join(folder, 'firebase')
mkdirSync(home, { recursive: true })
const settings = {
  emulators: {
    auth: { host, port: Number(port) },
    hub: { host, port: 4225 },
    logging: { host, port: 4226 },
    ui: { enabled: false },
    singleProjectMode: false,
  },
}
writeFileSync(join(home, 'firebase.json'), JSON.stringify(settings))
process.chdir(home)
const args = ['emulators:start', '--only', 'auth', '--project', 'demo-ark']
process.exit(await run(process.execPath, [inTools('firebase-tools/lib/bin/firebase.js'), ...args]))
