// A Cognito emulator with one user pool, one client of it, and a group whose name is a role.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../run.mjs'
import { clientId, cognitoCode, emulators, folder, inTools, userPool } from './ways.mjs'

const { hostname, port } = new URL(emulators.amplify)
const home = join(folder, 'cognito')
const db = join(home, '.cognito/db')
rmSync(home, { recursive: true, force: true })
mkdirSync(db, { recursive: true })

const now = new Date().toISOString()
const pool = {
  Id: userPool,
  Name: 'ark',
  UsernameAttributes: ['email'],
  AutoVerifiedAttributes: ['email'],
  MfaConfiguration: 'OFF',
  Policies: { PasswordPolicy: { MinimumLength: 8 } },
  CreationDate: now,
  LastModifiedDate: now,
}
const client = {
  ClientId: clientId,
  ClientName: 'site',
  UserPoolId: userPool,
  CreationDate: now,
  LastModifiedDate: now,
  AllowedOAuthFlowsUserPoolClient: false,
  RefreshTokenValidity: 30,
}
const viewers = { GroupName: 'viewer', UserPoolId: userPool, CreationDate: now, LastModifiedDate: now, members: [] }
const stores = {
  'clients.json': { Clients: { [clientId]: client } },
  [`${userPool}.json`]: { Users: {}, Options: pool, Groups: { viewer: viewers } },
}
for (const [name, content] of Object.entries(stores)) writeFileSync(join(db, name), JSON.stringify(content))

process.chdir(home)
const env = { HOST: hostname, PORT: port, CODE: cognitoCode }
process.exit(await run(process.execPath, [inTools('cognito-local/lib/bin/start.js')], { env }))
