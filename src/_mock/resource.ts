import { http } from 'msw'
import * as z from 'zod/mini'
import type { User } from '@/api/auth'
import { type Collection, freshId } from './collection'
import { fail, forbidden, guarded, notFound, ok, payload } from './respond'
import { fits, fromAddress, order, page, type Selection } from './select'
import { url } from './url'

type Row = { id: string }

export type Resource<T extends Row> = Selection<T> & {
  rows: Collection<T>
  search: z.ZodMiniType
  /** Who may call at all; all users unless told otherwise. */
  allows?: (user: User) => boolean
  /** The rows as they go out, where something in them is counted from the others. */
  view?: (rows: T[]) => T[]
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
}

/** The handlers that read a resource: its list and one of its records. */
export function readHandlers<T extends Row>(resource: Resource<T>) {
  const { rows, search: schema, allows = () => true, view = (all) => all, amount } = resource
  const base = `/api/${rows.name}` as const
  return [
    http.get(
      url(base),
      guarded(async ({ search: params, user }) => {
        if (!allows(user)) return forbidden()
        const search = z.parse(schema, fromAddress(params)) as Parameters<typeof fits>[1]
        const all = view(await rows.rows())
        const found = all.filter((row) => fits(row, search, resource)).sort(order(search.sort, resource))
        return ok(page(found, search), { total: found.length, ...byStatus(all, search, resource, amount) })
      }),
    ),
    http.get(
      url(`${base}/:id`),
      guarded(async ({ params, user }) => {
        if (!allows(user)) return forbidden()
        const row = view(await rows.rows()).find(({ id }) => id === params.id)
        return row ? ok(row) : notFound(rows.name)
      }),
    ),
  ]
}

/** The handlers that read and change a resource. */
export function resourceHandlers<T extends Row>(resource: Resource<T>, changes: Changes<T>) {
  const { rows, allows = () => true, view = (all) => all } = resource
  const { create, patch, make, apply, takes } = changes
  const base = `/api/${rows.name}` as const
  const seen = async (id: string) => view(await rows.rows()).find((row) => row.id === id)

  return [
    ...readHandlers(resource),
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
        rows.keep(row)
        return ok(await seen(row.id), {}, 201)
      }),
    ),
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
        rows.keep(changed)
        return ok(await seen(row.id))
      }),
    ),
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
  ]
}

function byStatus<T extends Row>(
  all: T[],
  search: Parameters<typeof fits>[1],
  selection: Selection<T>,
  amount?: (row: T) => number,
) {
  const counts: Record<string, number> = {}
  const amounts: Record<string, number> = {}
  for (const row of all) {
    const { status } = row as { status?: string }
    if (!status || !fits(row, search, selection, ['status'])) continue
    counts[status] = (counts[status] ?? 0) + 1
    if (amount) amounts[status] = Math.round(((amounts[status] ?? 0) + amount(row)) * 100) / 100
  }
  if (all.every((row) => !('status' in row))) return {}
  return amount ? { counts, amounts } : { counts }
}
