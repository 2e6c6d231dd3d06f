import { defineWay } from '@/auth/way'
import { variables } from './variables'

export const way = /* @__PURE__ */ defineWay({
  method: 'firebase',
  name: 'Firebase',
  hasSdk: true,
  steps: ['sign-in', 'sign-up', 'verify', 'reset-password'],
  proof: 'link',
  reset: 'link',
  link: { search: ['oobCode'], hash: [] },
  minPassword: 6,
  asksCurrentPassword: true,
  variables,
  hosts: ({ VITE_FIREBASE_EMULATOR_URL: emulator, VITE_FIREBASE_AUTH_DOMAIN: domain }) => ({
    connect: emulator ? [emulator] : ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'],
    frame: [domain],
  }),
})

export const load = async () => (await import('./sdk')).sdk
