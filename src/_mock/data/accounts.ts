import { freshId } from '@/_mock/collection'
import { createSecret, isSecretOf, type Secret } from '@/_mock/secret'
import { changesOf, keep } from '@/_mock/store'
import type { User } from '@/api/auth'
import { demoAccounts } from '@/api/demo-accounts'

/** A user of the demo API. */
export type Account = User & {
  /** For the demo accounts; the sign-in page shows it anyway. */
  password?: string
  /**
   * For accounts signed up in this tab. Other tabs do not get it, and it needs a secure context; without it any password is
   * accepted.
   */
  secret?: Secret
}

const details = {
  admin: {
    phoneNumber: '+1 202-555-0143',
    country: 'US',
    address: '90210 Broadway Blvd',
    state: 'California',
    city: 'San Francisco',
    zipCode: '94116',
    about: 'Looks after the whole of the workspace.',
  },
  manager: {
    phoneNumber: '+351 21 555 0143',
    country: 'PT',
    address: 'Rua das Flores 12',
    state: 'Lisboa',
    city: 'Lisbon',
    zipCode: '1200-195',
    about: 'Runs the team.',
  },
  viewer: {
    phoneNumber: '+84 28 5550 143',
    country: 'VN',
    address: '8 Le Loi',
    state: 'Ho Chi Minh',
    city: 'Ho Chi Minh City',
    zipCode: '70000',
    about: 'Reads along.',
  },
} satisfies Record<(typeof demoAccounts)[number]['role'], Partial<User>>

const baked: Account[] = demoAccounts.map((account, index) => ({
  id: `account-${index + 1}`,
  isPublic: account.role === 'admin',
  ...details[account.role],
  ...account,
}))

/** All accounts: those of the demo, and those signed up in this tab. */
export function accounts() {
  return [...baked, ...[...changesOf<Account>('accounts').values()].filter((account) => account !== null)]
}

type Password = { id: string; secret: Secret }

/**
 * True if a password is that of the account. A demo account keeps its published one beside a new one: the sign-in page shows it,
 * and nobody is locked out.
 */
export async function isPasswordOf({ id, password, ...account }: Account, given: string) {
  const secret = changesOf<Password>('passwords').get(id)?.secret ?? account.secret
  if (password !== undefined) return given === password || (!!secret && (await isSecretOf(secret, given)))
  return secret === undefined || isSecretOf(secret, given)
}

/** Changes an account's password; it is hashed, and without Web Crypto it stays as it was. */
export async function setPassword({ id }: Account, password: string) {
  const secret = await createSecret(password)
  if (!secret) return
  const changed: Password = { id, secret }
  keep('passwords', changed)
}

export async function addAccount(fields: { email: string; password: string; firstName: string; lastName: string }) {
  const secret = await createSecret(fields.password)
  const account: Account = {
    id: freshId('account'),
    displayName: `${fields.firstName} ${fields.lastName}`,
    email: fields.email,
    ...(secret && { secret }),
    photoURL: '',
    phoneNumber: '',
    country: '',
    address: '',
    state: '',
    city: '',
    zipCode: '',
    about: '',
    role: 'admin',
    isPublic: false,
  }
  keep('accounts', account)
  return account
}
