// Firebase's own emulator, for authentication only.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fail, run } from '../../scripts/run.mjs'
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
const ended = run(process.execPath, [inTools('firebase-tools/lib/bin/firebase.js'), ...args])
await protectAddresses()
process.exit(await ended)

/** Enables email enumeration protection, as in new projects. */
async function protectAddresses() {
  const config = new URL('/emulator/v1/projects/demo-ark/config', emulators.firebase)
  const body = JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } })
  const headers = { 'Content-Type': 'application/json' }
  for (;;) {
    const answer = await fetch(config, { method: 'PATCH', headers, body }).catch(() => undefined)
    if (answer?.ok) return
    if (answer) fail(`The emulator took no settings: ${answer.status}`)
    await setTimeout(200)
  }
}
