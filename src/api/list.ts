import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from './client'
import { dataOf, listOf } from './envelope'
import { calendarDay, country } from './fields'

/**
 * What a list can be asked for. Each field replaces nonsense by its default, so that a typed-in address
 * always shows something. `sorts` are the fields to sort by, ascending, or descending with a minus before.
 */
export function searchOf<const S extends string, F extends Record<string, z.ZodMiniType>>(options: {
  sorts: readonly S[]
  sort: S | `-${S}`
  filters: F
  pageSize?: number
  /** The longest page that can be asked for. */
  most?: number
}) {
  const { sorts, sort, filters, pageSize = 10, most = 1000 } = options
  const both = sorts.flatMap((field) => [field, `-${field}`] as const)
  return z.object({
    page: whole(1, 1_000_000),
    pageSize: whole(pageSize, most),
    sort: z.catch(z._default(z.enum(both), sort as never), sort as never),
    q: freeText(200),
    ...filters,
  })
}

/** A whole number from 1 to a greatest one. */
export function whole(standard: number, maximum: number) {
  const number = z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(maximum))
  return z.catch(z._default(number, standard), standard)
}

/** Text as it was typed, cut at a length; anything else is an empty text. */
export function freeText(most: number) {
  const text = z.pipe(
    reading(asText, z.string()),
    // Half of a pair of surrogates, such as half an emoji, can't be sent.
    z.transform((text) => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')),
  )
  return z.catch(z._default(text, ''), '')
}

/** A schema that reads what another version wrote, too. */
function reading<S extends z.ZodMiniType>(read: (value: unknown) => unknown, schema: S) {
  return z.pipe(z.transform(read), schema as z.ZodMiniType) as unknown as z.ZodMiniType<z.output<S>, z.input<S>>
}

// A search is text, but a view that was saved by an earlier version may have a number in its place.
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

/** What is there or not: `?new` and `?new=true`. */
export function flag() {
  const there = z.pipe(
    // A bare `?new` is an empty text.
    z.union([z.literal(true), z.literal(['', 'true', '1'])]),
    z.transform(() => true as const),
  )
  return z.catch(z.optional(there), undefined)
}

/** A filter by one value of an enumerated field; earlier versions wrote it as a list of one. */
export function oneOf<const V extends string>(values: readonly V[]) {
  const only = (value: unknown) => (asList(value).length === 1 ? asList(value)[0] : value)
  return z.catch(z.optional(reading(only, z.enum(values))), undefined)
}

/** A filter by any of several values of an enumerated field; one alone needs no list. */
export function anyOf<const V extends string>(values: readonly V[]) {
  return anyOne(z.enum(values))
}

/** A filter by any of several countries. */
export function anyOfCountries() {
  return anyOne(country)
}

/** A filter by any of several free words, such as names. */
export function anyWord() {
  return anyOne(z.string().check(z.minLength(1), z.maxLength(255)))
}

function anyOne<S extends z.ZodMiniType>(one: S) {
  return z.catch(z.optional(reading(asList, z.array(one).check(z.minLength(1)))), undefined)
}

/** A value as a list. Links of earlier versions have lists as JSON, `status=["pending"]`. */
function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  try {
    const list: unknown = typeof value === 'string' && value.startsWith('[') && JSON.parse(value)
    return Array.isArray(list) ? list : [value]
  } catch {
    return [value]
  }
}

/** A filter by yes or no. */
export function yesOrNo() {
  const word = z.pipe(
    z.enum(['true', 'false']),
    z.transform((value) => value === 'true'),
  )
  return z.catch(z.optional(z.union([z.boolean(), word])), undefined)
}

/** A filter by a day, as `2026-01-31`. */
export function day() {
  return z.catch(z.optional(calendarDay), undefined)
}

/** A filter by a free word, such as an id. */
export function word() {
  return z.catch(z.optional(reading(asText, z.string().check(z.minLength(1), z.maxLength(100)))), undefined)
}

/** A filter by a least number. */
export function least() {
  return z.catch(z.optional(z.coerce.number<number>().check(z.nonnegative())), undefined)
}

/** The query of a list; searches that mean the same share one entry of the cache. */
export function listQuery<S extends z.ZodMiniType, Q extends z.ZodMiniType>(
  resource: string,
  schema: S,
  searchSchema: Q,
  search: z.input<Q>,
) {
  const query = z.parse(searchSchema, search) as Record<string, unknown>
  return queryOptions({
    queryKey: [resource, 'list', query],
    queryFn: ({ signal }) => api(`/api/${resource}`, listOf(schema), { query, signal }),
  })
}

/** The query of one record of a list. */
export function recordQuery<S extends z.ZodMiniType>(resource: string, schema: S, id: string) {
  return queryOptions({
    queryKey: [resource, 'record', id],
    queryFn: async ({ signal }) => (await api(path(resource, id), dataOf(schema), { signal })).data,
  })
}

/** Creates a record; one that bears the id of a deleted one brings it back. @throws Failure */
export async function create<S extends z.ZodMiniType>(resource: string, schema: S, body: Record<string, unknown>) {
  return (await api(`/api/${resource}`, dataOf(schema), { method: 'POST', body })).data
}

/** Changes some fields of a record and gives it back whole, or undefined where the answer is empty (204). @throws Failure */
export async function update<S extends z.ZodMiniType>(
  resource: string,
  schema: S,
  id: string,
  body: Record<string, unknown>,
) {
  return (await api(path(resource, id), z.optional(dataOf(schema)), { method: 'PATCH', body }))?.data
}

/** Deletes a record and gives back what it was, or undefined where the answer is empty (204). @throws Failure */
export async function remove<S extends z.ZodMiniType>(resource: string, schema: S, id: string) {
  return (await api(path(resource, id), z.optional(dataOf(schema)), { method: 'DELETE' }))?.data
}

/** @throws Failure for what the URL standard takes for a path of its own: `..` would be the resource's parent. */
function path(resource: string, id: string) {
  if (id === '.' || id === '..') throw { message: 'Not found', code: 'not-found' }
  return `/api/${resource}/${encodeURIComponent(id)}` as const
}
