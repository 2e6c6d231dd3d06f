import { defineWay } from '@/auth/way'
import { variables } from './variables'

export const way = /* @__PURE__ */ defineWay({
  method: 'amplify',
  name: 'Amplify',
  hasSdk: true,
  steps: ['sign-in', 'sign-up', 'verify', 'reset-password', 'update-password'],
  proof: 'code',
  reset: 'code',
  minPassword: 8,
  asksCurrentPassword: true,
  otherSessions: 'all',
  variables,
  hosts: ({ VITE_AMPLIFY_ENDPOINT: endpoint, VITE_AMPLIFY_REGION: region }) => ({
    connect: [endpoint || (region && `cognito-idp.${region}.amazonaws.com`)],
  }),
})

export const load = async () => (await import('./sdk')).sdk
