import { defineWay } from '@/auth/way'
import { sdk } from './sdk'

/** The site's own API handles the sign-in. */
export const way = /* @__PURE__ */ defineWay({
  method: 'jwt',
  name: 'JWT',
  hasSdk: false,
  steps: ['sign-in', 'sign-up'],
  signInPath: '/auth/client',
  proof: 'code',
  reset: 'code',
  minPassword: 6,
  asksCurrentPassword: true,
  otherSessions: 'list',
  variables: {},
})

// Small and used by most sites, so it is part of the main bundle.
export const load = async () => sdk
