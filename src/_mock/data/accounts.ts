import { freshId } from '@/_mock/collection'
import { changesOf, keep } from '@/_mock/store'
import type { User } from '@/api/auth'
import { demoAccounts } from '@/api/demo-accounts'

/** A user of the demo API with the password that signs them in. */
export type Account = User & { password: string }

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

/** All who can sign in: the demo accounts and whoever signed up in this tab. */
export function accounts() {
  return [...baked, ...[...changesOf<Account>('accounts').values()].filter((account) => account !== null)]
}

export function addAccount(fields: { email: string; password: string; firstName: string; lastName: string }) {
  const account: Account = {
    id: freshId('account'),
    displayName: `${fields.firstName} ${fields.lastName}`,
    email: fields.email,
    password: fields.password,
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
