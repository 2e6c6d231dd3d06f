import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from './client'
import { dataOf, type List, listOf } from './envelope'

interface Schemas<
  Row extends z.ZodMiniType<{ id: string }>,
  Search extends z.ZodMiniType,
  Create extends z.ZodMiniType<unknown, object>,
  Patch extends z.ZodMiniType<unknown, object>,
> {
  /** The schema of a record in a response. */
  row: Row
  /** The schema of the list's query params, made by `searchOf`. */
  search: Search
  /** The schema of the body of POST. */
  create?: Create
  /** The schema of the body of PATCH. */
  patch?: Patch
  /** Query keys of other data that becomes stale when this resource changes. */
  also?: readonly string[]
}

/**
 * A resource of the API, `/api/{name}`: its queries and requests, typed by its schemas.
 * @example
 * export const users = resource('users', { row: userSchema, search: usersSearchSchema, create: newUserSchema, patch: userPatchSchema })
 * useQuery(users.list({ status: 'active' }))
 * await users.update('7', { status: 'banned' })
 */
export function resource<
  const Name extends string,
  Row extends z.ZodMiniType<{ id: string }>,
  Search extends z.ZodMiniType,
  Create extends z.ZodMiniType<unknown, object> = z.ZodMiniNever,
  Patch extends z.ZodMiniType<unknown, object> = z.ZodMiniNever,
>(name: Name, { row, search: searchSchema, also = [] }: Schemas<Row, Search, Create, Patch>) {
  const base = `/api/${name}` as const
  const post = async (body: object) => (await api(base, dataOf(row), { method: 'POST', body })).data

  return {
    name,
    also,

    /** The query of a list. Equal searches share one cache entry; while another page loads, the previous rows stay visible. */
    list: (search: z.input<Search> = {} as z.input<Search>) => {
      const query = z.parse(searchSchema, search) as Record<string, unknown>
      return queryOptions({
        queryKey: [name, 'list', query],
        queryFn: ({ signal }) => api(base, listOf(row), { query, signal }),
        placeholderData: keepPreviousData,
      })
    },

    /** The query of one record; disabled without an id, as in the form for a new record. */
    record: (id: string | undefined) =>
      queryOptions({
        queryKey: [name, 'record', id ?? ''],
        queryFn: async ({ signal }) => (await api(pathOf(base, id ?? ''), dataOf(row), { signal })).data,
        enabled: !!id,
      }),

    /** The rows of all cached lists; may contain duplicates. */
    cached: (client: QueryClient) =>
      client.getQueriesData<List<z.output<Row>>>({ queryKey: [name, 'list'] }).flatMap(([, list]) => list?.data ?? []),

    /** @throws Failure */
    create: (body: z.input<Create>): Promise<z.output<Row>> => post(body),

    /** Creates a deleted record again with its id. @throws Failure */
    restore: (deleted: z.output<Row>): Promise<z.output<Row>> => post(deleted),

    /** Resolves with the whole record, or undefined if the response is empty (204). @throws Failure */
    update: async (id: string, body: z.input<Patch>): Promise<z.output<Row> | undefined> =>
      (await api(pathOf(base, id), z.optional(dataOf(row)), { method: 'PATCH', body }))?.data,

    /** Resolves with the deleted record, or undefined if the response is empty (204). @throws Failure */
    remove: async (id: string): Promise<z.output<Row> | undefined> =>
      (await api(pathOf(base, id), z.optional(dataOf(row)), { method: 'DELETE' }))?.data,
  }
}

/** @throws Failure for an id that the URL standard resolves as a path: `..` would be the resource's parent. */
function pathOf(base: `/api/${string}`, id: string) {
  if (id === '.' || id === '..') throw { message: 'Not found', code: 'not-found' }
  return `${base}/${encodeURIComponent(id)}` as const
}
