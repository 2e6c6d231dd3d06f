import { http } from 'msw'
import * as z from 'zod/mini'
import type { User } from '@/api/auth'
import { dataOf, listOf } from '@/api/envelope'
import type { Collection } from './collection'
import { nameOfOne, operation } from './operation'
import { readerOf } from './reader'
import { fail, forbidden, guarded, notFound, ok, payload } from './respond'
import { fitting, fromSearchParams, order, page, type Selection } from './select'
import { url } from './url'

type Row = { id: string }

export type Resource<T extends Row> = Selection<T> & {
  rows: Collection<T>
  /** The name of its schema in the document; by default the resource's, in the singular. */
  one?: string
  search: z.ZodMiniType
  /** Transforms rows for a response, if fields are computed from the others. */
  view?: (rows: T[]) => T[]
  /** Adds the fields to a single record that a list leaves out. */
  whole?: (row: T) => Promise<T>
  /** The field that a list's counts are by; by default `status`. */
  state?: keyof T & string
  /** The amount that a list sums by status. */
  amount?: (row: T) => number
}

type Body = Record<string, unknown>
type Refusal = ReturnType<typeof fail>

type Changes<T extends Row> = {
  create: z.ZodMiniType
  patch: z.ZodMiniType
  /** A new row from a valid payload and the chosen id. */
  make: (body: never, id: string, rows: T[]) => T | Refusal
  /** A row with a valid payload applied, if that is more than its fields. */
  apply?: (row: T, body: never, rows: T[]) => T | Refusal
  /** True for a payload that also deletes other rows. */
  deletes?: (body: never) => boolean
  /** The rows deleted along with one. */
  takes?: (row: T, rows: T[]) => T[]
  /** Stores a new or changed row, if that also changes others. */
  put?: (row: T, body: never, rows: T[]) => void
}

const same = async <T>(row: T) => row

/** The handler of a resource's list, searched, sorted and paged. */
export function listHandler<T extends Row>(
  resource: Resource<T>,
  path: `/api/${string}` = `/api/${resource.rows.name}`,
) {
  const { rows, search: schema, view = (all) => all, state = 'status', amount } = resource
  const names = { [resource.one ?? nameOfOne(rows.name)]: rows.schema }
  return operation(
    { summary: `Lists ${rows.name}`, search: schema, answer: listOf(rows.schema), names },
    http.get(
      url(path),
      guarded(async ({ request, search: params, workspace }) => {
        const search = z.parse(schema, fromSearchParams(params)) as Parameters<typeof fitting>[0]
        const all = view(await rows.rows(workspace))
        const found = all.filter(fitting(search, resource, all))
        const reader = await readerOf(request, search.sort, resource.words)
        const data = page(found, order(search.sort, resource, reader), search)
        return ok(data, { total: found.length, ...byState(all, search, resource, state, amount) })
      }),
    ),
  )
}

/** The handlers of a read-only resource: its list and one record. */
export function readHandlers<T extends Row>(resource: Resource<T>) {
  const { rows, view = (all) => all, whole = same } = resource
  const base = `/api/${rows.name}` as const
  const names = { [resource.one ?? nameOfOne(rows.name)]: rows.schema }
  return [
    listHandler(resource),
    operation(
      { summary: `Gives one of the ${rows.name}`, answer: dataOf(rows.schema), refusals: [404], names },
      http.get(
        url(`${base}/:id`),
        guarded(async ({ params, workspace }) => {
          const row = view(await rows.rows(workspace)).find(({ id }) => id === params.id)
          return row ? ok(await whole(row)) : notFound(rows.name)
        }),
      ),
    ),
  ]
}

/** The handlers of a resource: list, record, create, update, delete. */
export function resourceHandlers<T extends Row>(resource: Resource<T>, changes: Changes<T>) {
  const { rows, view = (all) => all, whole = same } = resource
  const { create, patch, make, apply, deletes, takes, put = (row: T) => rows.keep(row) } = changes
  const base = `/api/${rows.name}` as const
  const one = resource.one ?? nameOfOne(rows.name)
  const answer = dataOf(rows.schema)
  const refusalOf = (user: User, body: unknown) =>
    deletes?.(body as never) ? forbidden(user, 'delete', rows.name) : undefined
  const seen = async (id: string, workspace: number) => {
    const row = view(await rows.rows(workspace)).find((row) => row.id === id)
    return row && whole(row)
  }

  return [
    ...readHandlers(resource),
    operation(
      {
        summary: `Creates one of the ${rows.name}; with the id of one that was deleted, brings it back`,
        body: create,
        answer,
        status: 201,
        refusals: [400, 409, 422],
        names: { [`New${one}`]: create },
      },
      http.post(
        url(base),
        guarded(async ({ request, user, workspace }) => {
          const { data, refused } = await payload(request, create)
          if (refused) return refused
          const refusal = refusalOf(user, data)
          if (refusal) return refusal
          const all = await rows.rows(workspace)
          const wanted = (data as { id?: string }).id
          const id = rows.newId(workspace, wanted)
          if (wanted && all.some((row) => row.id === id)) return fail(409, 'exists', `${id} already exists`)
          if (wanted && rows.restore(id)) return ok(await seen(id, workspace), {}, 201)
          const row = make(data as never, id, all)
          if (row instanceof Response) return row
          put(row, data as never, all)
          return ok(await seen(row.id, workspace), {}, 201)
        }),
      ),
    ),
    operation(
      {
        summary: `Changes some fields of one of the ${rows.name}`,
        body: patch,
        answer,
        refusals: [400, 404, 409, 422],
        names: { [`${one}Patch`]: patch },
      },
      http.patch(
        url(`${base}/:id`),
        guarded(async ({ request, params, user, workspace }) => {
          const all = await rows.rows(workspace)
          const row = all.find(({ id }) => id === params.id)
          if (!row) return notFound(rows.name)
          const { data, refused } = await payload(request, patch)
          if (refused) return refused
          const refusal = refusalOf(user, data)
          if (refusal) return refusal
          const changed = apply ? apply(row, data as never, all) : { ...row, ...(data as Body) }
          if (changed instanceof Response) return changed
          put(changed, data as never, all)
          return ok(await seen(row.id, workspace))
        }),
      ),
    ),
    operation(
      { summary: `Deletes one of the ${rows.name} and gives it back`, answer, refusals: [404] },
      http.delete(
        url(`${base}/:id`),
        guarded(async ({ params, workspace }) => {
          const all = await rows.rows(workspace)
          const row = all.find(({ id }) => id === params.id)
          if (!row) return notFound(rows.name)
          const gone = await seen(row.id, workspace)
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
