import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call } from '@/_mock/call'
import { parcelsSearchSchema } from './parcels'

test('the demo API answers the parcels', async () => {
  const { status, body } = await call('/api/parcels?status=lost')
  expect([status, body.total]).toEqual([200, 1])
  expect(z.parse(parcelsSearchSchema, {}).sort).toBe('name')
})
