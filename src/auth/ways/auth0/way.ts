import { defineWay } from '@/auth/way'
import { variables } from './variables'

export const way = /* @__PURE__ */ defineWay({
  method: 'auth0',
  name: 'Auth0',
  hasSdk: true,
  steps: ['sign-in', 'callback'],
  redirects: true,
  proof: 'link',
  reset: 'link',
  minPassword: 8,
  changesPassword: false,
  variables,
  hosts: ({ VITE_AUTH0_DOMAIN: domain }) => ({ connect: [domain], frame: [domain] }),
})

export const load = async () => (await import('./sdk')).sdk
