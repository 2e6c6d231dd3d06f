import type { QueryClient } from '@tanstack/react-query'
import type { List } from './envelope'
import { sessionSignal } from './session-scope'

type Row = { id: string }

/** A change of some rows of one resource, and the call that asks the API for it. */
export interface Change {
  resource: string
  /** The rows as they will be: every list and record in the cache that holds one shows it at once. */
  put?: Row[]
  /** The ids of the rows that go. */
  drop?: string[]
  call: () => Promise<unknown>
}

/**
 * Shows a change at once and asks the API for it; what it refuses is taken back.
 * Afterwards the lists are fetched anew, since order, counts and totals are the API's to know.
 * It ends with the session: what is cached by then is another user's.
 * @throws Failure, or the session's end (`isSessionOver`)
 */
export async function makeChange(client: QueryClient, { resource, put = [], drop = [], call }: Change) {
  const queryKey = [resource]
  const session = sessionSignal()
  // An answer that is on its way would bring the old state back.
  await client.cancelQueries({ queryKey })
  session.throwIfAborted()
  const before = client.getQueriesData({ queryKey })
  const changed = (row: Row) => put.find(({ id }) => id === row.id) ?? row
  client.setQueriesData<List<Row> | Row>({ queryKey }, (held) => {
    if (!held) return held
    if (!isList(held)) return changed(held)
    const data = held.data.filter(({ id }) => !drop.includes(id)).map(changed)
    return { ...held, data, total: held.total - (held.data.length - data.length) }
  })
  try {
    await call()
    session.throwIfAborted()
  } catch (failure) {
    session.throwIfAborted()
    for (const [key, data] of before) client.setQueryData(key, data)
    throw failure
  } finally {
    if (!session.aborted) {
      client.invalidateQueries({ queryKey })
      client.invalidateQueries({ queryKey: ['overview'] })
    }
  }
}

const isList = (held: List<Row> | Row): held is List<Row> => 'data' in held && Array.isArray(held.data)
