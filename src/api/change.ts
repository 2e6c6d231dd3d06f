import type { QueryClient } from '@tanstack/react-query'
import type { List } from './envelope'
import { sessionSignal } from './session-scope'

type Row = { id: string }

/** A change of rows of one resource, and the request that makes it in the API. */
export interface Change {
  /** Its name is the first part of its query keys; the queries of `also` become stale with it. */
  resource: { name: string; also: readonly string[] }
  /** The rows as they will be, or only their changed fields: these replace the cached ones in every list and record at once. */
  put?: Row[]
  /** The ids of the rows to remove. */
  drop?: string[]
  /** Sends the request. A record that it resolves with is put into the cache. */
  call: () => Promise<unknown>
}

/**
 * Makes a change: optimistic in the cache, sent to the API, rolled back if the request fails. The lists are then fetched again,
 * since order, counts and totals come from the API. If the session ends meanwhile, the cache is left alone: it belongs to another
 * user.
 * @throws Failure, or the session's end (`isSessionOver`)
 */
export async function makeChange(client: QueryClient, { resource, put = [], drop = [], call }: Change) {
  const queryKey = [resource.name]
  const session = sessionSignal()
  // A pending response would bring the old state back.
  await client.cancelQueries({ queryKey })
  session.throwIfAborted()
  const before = client.getQueriesData({ queryKey })
  function apply(put: Row[], drop: string[]) {
    // Merged: a record may have fields that a list's rows leave out.
    const changed = (row: Row) => {
      const found = put.find(({ id }) => id === row.id)
      return found ? { ...row, ...found } : row
    }
    client.setQueriesData<List<Row> | Row>({ queryKey }, (cached) => {
      if (!cached) return cached
      if (!isList(cached)) return changed(cached)
      const data = cached.data.filter(({ id }) => !drop.includes(id)).map(changed)
      return { ...cached, data, total: cached.total - (cached.data.length - data.length) }
    })
  }

  apply(put, drop)
  try {
    const answer = await call()
    session.throwIfAborted()
    // The record has the values that the API computes, such as totals.
    if (isRow(answer)) apply([answer], [])
  } catch (failure) {
    session.throwIfAborted()
    for (const [key, data] of before) client.setQueryData(key, data)
    throw failure
  } finally {
    if (!session.aborted) {
      for (const name of [resource.name, ...resource.also]) client.invalidateQueries({ queryKey: [name] })
    }
  }
}

const isList = (cached: List<Row> | Row): cached is List<Row> => 'data' in cached && Array.isArray(cached.data)

const isRow = (answer: unknown): answer is Row => typeof Object(answer).id === 'string'
