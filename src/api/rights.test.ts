import { expect, test } from 'vitest'
import { can } from './rights'

test('a role that is not listed, and none, may do everything', () => {
  for (const role of [undefined, 'admin', 'owner', 'constructor']) {
    expect(can(role, 'delete', 'users')).toBe(true)
  }
})

test('a resource that is not named has the rights of the others', () => {
  expect(can('viewer', 'read', 'parcels')).toBe(true)
  expect(can('viewer', 'change', 'constructor')).toBe(false)
  expect(can('manager', 'change', 'parcels')).toBe(true)
  expect(can('manager', 'delete', 'parcels')).toBe(false)
})
