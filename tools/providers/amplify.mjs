// A Cognito emulator with one user pool, one client, and a group whose name is a role, behind a proxy that adds what it lacks:
// SRP, renewal, another message, a rule for passwords, and the service's own error responses.
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, run } from '../../scripts/run.mjs'
import { bodyOf, listen } from './http.mjs'
import { challenge } from './srp.mjs'
import { clientId, cognitoCode, emulators, folder, inTools, userPool } from './ways.mjs'

const emulator = new URL('http://127.0.0.1:4227')
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
const env = { HOST: emulator.hostname, PORT: emulator.port, CODE: cognitoCode }
run(process.execPath, [inTools('cognito-local/lib/bin/start.js')], { env }).then((code) =>
  fail(`The emulator ended with ${code}.`, code),
)

const challenges = new Map()
const users = new Map()
const refusal = (name, message) => ({ status: 400, body: { __type: name, message } })
const wrong = refusal('NotAuthorizedException', 'Incorrect username or password.')
const sent = {
  body: { CodeDeliveryDetails: { DeliveryMedium: 'EMAIL', AttributeName: 'email', Destination: 'a***@e***' } },
}

await listen(emulators.amplify, async ({ request, path }) => {
  if (path === 'GET /health') {
    const answer = await fetch(new URL('/health', emulator)).catch(() => ({ status: 503 }))
    return { status: answer.status }
  }
  const [, action] = request.headers['x-amz-target'].split('.')
  return speak(action, JSON.parse(await bodyOf(request)))
})

async function speak(action, body) {
  if (body.AuthFlow === 'USER_SRP_AUTH') return ask(body.AuthParameters)
  if (body.ChallengeName === 'PASSWORD_VERIFIER') return verify(body)
  if (action === 'GetTokensFromRefreshToken') {
    return call('InitiateAuth', {
      ClientId: clientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: body.RefreshToken },
    })
  }
  const chosen = action === 'ChangePassword' ? body.ProposedPassword : body.Password
  if (chosen && !/\d/.test(chosen)) return refusal('InvalidPasswordException', 'Password must have numeric characters')
  // The message that is sent again has the same code; the response is the same without an account.
  if (action === 'ResendConfirmationCode') return sent
  const answer = await call(action, body)
  if (answer.status === 200) remember(action, body, answer.body)
  const fault = answer.body.__type
  if (action === 'ForgotPassword' && fault === 'UserNotFoundException') return sent
  // The emulator's error for a wrong password; the service's for a new one that is too weak.
  return fault === 'InvalidPasswordException' ? wrong : answer
}

/** Begins a sign-in by SRP; the response is the same without an account. */
function ask({ USERNAME: email, SRP_A: A }) {
  const { user, password } = users.get(email) ?? { user: randomUUID(), password: randomUUID() }
  const asked = challenge({ poolName: userPool.split('_')[1], user, password, A })
  const Session = randomUUID()
  challenges.set(Session, { asked, user, password })
  return { body: { ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters: asked.parameters, Session } }
}

function verify({ Session, ChallengeResponses }) {
  const { asked, user, password } = challenges.get(Session) ?? {}
  challenges.delete(Session)
  if (!asked?.isProvedBy(ChallengeResponses)) return wrong
  return call('InitiateAuth', {
    ClientId: clientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: user, PASSWORD: password },
  })
}

/** Stores a password, which the emulator does not return. */
function remember(action, body, { UserSub: user }) {
  if (action === 'SignUp') users.set(body.Username, { user, password: body.Password })
  if (action === 'ConfirmForgotPassword') users.get(body.Username).password = body.Password
  if (action === 'ChangePassword') {
    const { username } = JSON.parse(Buffer.from(body.AccessToken.split('.')[1], 'base64url'))
    for (const held of users.values()) if (held.user === username) held.password = body.ProposedPassword
  }
}

async function call(action, body) {
  const response = await fetch(emulator, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}
