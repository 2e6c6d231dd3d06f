import { defineWay } from '@/auth/way'
import { variables } from './variables'

export const way = /* @__PURE__ */ defineWay({
  method: 'supabase',
  name: 'Supabase',
  hasSdk: true,
  steps: ['sign-in', 'sign-up', 'verify', 'reset-password', 'update-password'],
  proof: 'code-or-link',
  reset: 'code-or-link',
  link: {
    search: ['code', 'token_hash', 'type', 'error', 'error_code'],
    // Tokens in the search would appear in the host's logs and in referrers, so they are only read from the hash.
    hash: ['access_token', 'refresh_token', 'token_hash', 'type', 'error', 'error_code'],
  },
  minPassword: 6,
  otherSessions: 'others',
  variables,
  hosts: ({ VITE_SUPABASE_URL: url }) => ({ connect: [url] }),
})

export const load = async () => (await import('./sdk')).sdk
