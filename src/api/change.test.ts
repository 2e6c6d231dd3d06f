import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeChange } from './change'
import { endSessionScope, isSessionOver } from './session-scope'

const rows = (...names: string[]) => ({ data: names.map((name, id) => ({ id: `${id}`, name })), total: names.length })
const key = ['users', 'list', {}]
const names = (client: QueryClient) => client.getQueryData<ReturnType<typeof rows>>(key)?.data.map(({ name }) => name)

function started() {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(key, rows('Jane', 'Tom'))
  let [resolve, reject]: [() => void, (reason: unknown) => void] = [() => {}, () => {}]
  const promise = new Promise<void>((...both) => {
    ;[resolve, reject] = both
  })
  const change = makeChange(client, {
    resource: { name: 'users', also: ['overview'] },
    put: [{ id: '0', name: 'Joan' } as { id: string }],
    call: () => promise,
  })
  return { client, change, resolve, reject }
}

test('a refused change is taken back', async () => {
  const { client, change, reject } = started()
  await Promise.resolve()
  reject('No')
  await expect(change).rejects.toBe('No')
  expect(names(client)).toEqual(['Jane', 'Tom'])
})

test.each(['refused', 'accepted'])('once %s after the session it leaves the next one alone', async (outcome) => {
  const { client, change, resolve, reject } = started()
  // The request is pending.
  await new Promise((done) => setTimeout(done))
  endSessionScope()
  client.clear()
  client.setQueryData(key, rows('Of the next user'))
  if (outcome === 'refused') reject('No')
  else resolve()
  const failure = await change.catch((failure) => failure)
  expect(isSessionOver(failure)).toBe(true)
  expect(names(client)).toEqual(['Of the next user'])
  expect(client.getQueryState(key)?.isInvalidated).toBe(false)
})

test('changed fields of a row leave the others of the cached record alone', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
  const record = ['posts', 'record', '1']
  client.setQueryData(record, { id: '1', publish: 'draft', content: '<p>Long</p>' })
  await makeChange(client, {
    resource: { name: 'posts', also: [] },
    put: [{ id: '1', publish: 'published' } as { id: string }],
    call: async () => {},
  })
  expect(client.getQueryData(record)).toEqual({ id: '1', publish: 'published', content: '<p>Long</p>' })
})
