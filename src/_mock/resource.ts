import { http } from 'msw'
import * as z from 'zod/mini'
import type { User } from '@/api/auth'
import { dataOf, listOf } from '@/api/envelope'
import { type Collection, freshId } from './collection'
import { nameOfOne, operation } from './operation'
import { readerOf } from './reader'
import { fail, forbidden, guarded, notFound, ok, payload } from './respond'
import { fitting, fromAddress, order, page, type Selection } from './select'
import { url } from './url'

type Row = { id: string }

export type Resource<T extends Row> = Selection<T> & {
  rows: Collection<T>
  search: z.ZodMiniType
  /** Who may call at all; all users unless told otherwise. */
  allows?: (user: User) => boolean
  /** The rows as they go out, where something in them is counted from the others. */
  view?: (rows: T[]) => T[]
  /** The field by whose values a list is counted; `status` unless told otherwise. */
  state?: keyof T & string
  /** The amount that a list adds up by status. */
  amount?: (row: T) => number
}

type Body = Record<string, unknown>
type Refusal = ReturnType<typeof fail>

type Changes<T extends Row> = {
  create: z.ZodMiniType
  patch: z.ZodMiniType
  /** A new row from a good payload; the id is chosen already. */
  make: (body: never, id: string, rows: T[]) => T | Refusal
  /** A row with a good payload laid over it, where that is more than the fields themselves. */
  apply?: (row: T, body: never, rows: T[]) => T | Refusal
  /** The rows that go along with one that is deleted. */
  takes?: (row: T, rows: T[]) => T[]
  /** Keeps a new or changed row, where that changes others too. */
  put?: (row: T, body: never, rows: T[]) => void
}

/** The handlers that read a resource: its list and one of its records. */
export function readHandlers<T extends Row>(resource: Resource<T>) {
  const { rows, search: schema, allows = () => true, view = (all) => all, state = 'status', amount } = resource
  const base = `/api/${rows.name}` as const
  const one = nameOfOne(rows.name)
  const names = { [one]: rows.schema }
  const refusals = resource.allows ? [403 as const] : []
  return [
    operation(
      { summary: `Lists ${rows.name}`, search: schema, answer: listOf(rows.schema), refusals, names },
      http.get(
        url(base),
        guarded(async ({ request, search: params, user }) => {
          if (!allows(user)) return forbidden()
          const search = z.parse(schema, fromAddress(params)) as Parameters<typeof fitting>[0]
          const all = view(await rows.rows())
          const found = all.filter(fitting(search, resource, all))
          const reader = await readerOf(request, search.sort, resource.words)
          const data = page(found, order(search.sort, resource, reader), search)
          return ok(data, { total: found.length, ...byState(all, search, resource, state, amount) })
        }),
      ),
    ),
    operation(
      { summary: `Gives one of the ${rows.name}`, answer: dataOf(rows.schema), refusals: [...refusals, 404], names },
      http.get(
        url(`${base}/:id`),
        guarded(async ({ params, user }) => {
          if (!allows(user)) return forbidden()
          const row = view(await rows.rows()).find(({ id }) => id === params.id)
          return row ? ok(row) : notFound(rows.name)
        }),
      ),
    ),
  ]
}

/** The handlers that read and change a resource. */
export function resourceHandlers<T extends Row>(resource: Resource<T>, changes: Changes<T>) {
  const { rows, allows = () => true, view = (all) => all } = resource
  const { create, patch, make, apply, takes, put = (row: T) => rows.keep(row) } = changes
  const base = `/api/${rows.name}` as const
  const one = nameOfOne(rows.name)
  const answer = dataOf(rows.schema)
  const forbids = resource.allows ? [403 as const] : []
  const seen = async (id: string) => view(await rows.rows()).find((row) => row.id === id)

  return [
    ...readHandlers(resource),
    operation(
      {
        summary: `Creates one of the ${rows.name}; with the id of one that was deleted, brings it back`,
        body: create,
        answer,
        status: 201,
        refusals: [400, ...forbids, 409, 422],
        names: { [`New${one}`]: create },
      },
      http.post(
        url(base),
        guarded(async ({ request, user }) => {
          if (!allows(user)) return forbidden()
          const { data, refused } = await payload(request, create)
          if (refused) return refused
          const all = await rows.rows()
          const { id } = data as { id?: string }
          if (id && all.some((row) => row.id === id)) return fail(409, 'exists', `There is a ${id} already`)
          if (id && rows.restore(id)) return ok(await seen(id), {}, 201)
          const row = make(data as never, id ?? freshId(rows.name), all)
          if (row instanceof Response) return row
          put(row, data as never, all)
          return ok(await seen(row.id), {}, 201)
        }),
      ),
    ),
    operation(
      {
        summary: `Changes some fields of one of the ${rows.name}`,
        body: patch,
        answer,
        refusals: [400, ...forbids, 404, 409, 422],
        names: { [`${one}Patch`]: patch },
      },
      http.patch(
        url(`${base}/:id`),
        guarded(async ({ request, params, user }) => {
          if (!allows(user)) return forbidden()
          const all = await rows.rows()
          const row = all.find(({ id }) => id === params.id)
          if (!row) return notFound(rows.name)
          const { data, refused } = await payload(request, patch)
          if (refused) return refused
          const changed = apply ? apply(row, data as never, all) : { ...row, ...(data as Body) }
          if (changed instanceof Response) return changed
          put(changed, data as never, all)
          return ok(await seen(row.id))
        }),
      ),
    ),
    operation(
      { summary: `Deletes one of the ${rows.name} and gives it back`, answer, refusals: [...forbids, 404] },
      http.delete(
        url(`${base}/:id`),
        guarded(async ({ params, user }) => {
          if (!allows(user)) return forbidden()
          const all = await rows.rows()
          const row = all.find(({ id }) => id === params.id)
          if (!row) return notFound(rows.name)
          const gone = await seen(row.id)
          rows.remove(row, takes?.(row, all))
          return ok(gone)
        }),
      ),
    ),
  ]
}

function byState<T extends Row>(
  all: T[],
  search: Parameters<typeof fitting>[0],
  selection: Selection<T>,
  state: string,
  amount?: (row: T) => number,
) {
  const counts: Record<string, number> = {}
  const amounts: Record<string, number> = {}
  const counted = fitting(search, selection, all, [state])
  for (const row of all) {
    const value = (row as Record<string, unknown>)[state]
    if (typeof value !== 'string' || !counted(row)) continue
    counts[value] = (counts[value] ?? 0) + 1
    if (amount) amounts[value] = Math.round(((amounts[value] ?? 0) + amount(row)) * 100) / 100
  }
  if (all.every((row) => !(state in row))) return {}
  return amount ? { counts, amounts } : { counts }
}
