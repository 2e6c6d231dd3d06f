import { expect, test } from 'vitest'
import { roleIn } from './claims'

test.each([
  ['our own, and a custom claim of Firebase', { role: 'manager' }, 'manager'],
  ['a group of Cognito', { 'cognito:groups': ['viewer', 'other'] }, 'viewer'],
  [
    'the metadata that only a project may set at Supabase',
    { role: 'authenticated', app_metadata: { role: 'viewer' } },
    'viewer',
  ],
  ['a claim with a namespace of Auth0', { 'https://example.com/roles': ['manager'] }, 'manager'],
  ['a list', { roles: ['viewer'] }, 'viewer'],
])('the role is %s', (_, claims, role) => {
  expect(roleIn(claims)).toBe(role)
})

test.each([
  ['nothing', {}],
  ['what is no text', { role: 7, roles: {}, 'cognito:groups': [] }],
  ['the role in Supabase’s database', { role: 'authenticated', app_metadata: {} }],
  ['what people set themselves', { app_metadata: {}, user_metadata: { role: 'admin' }, 'custom:role': 'admin' }],
])('%s is no role', (_, claims) => {
  expect(roleIn(claims)).toBeUndefined()
})
