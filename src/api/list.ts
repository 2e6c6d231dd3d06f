import * as z from 'zod/mini'
import { calendarDay, country } from './fields'

/**
 * The query params of a list. An invalid value falls back to its default, so that any URL renders a list. `sorts` are the fields
 * to sort by: ascending, or descending with a minus in front.
 */
export function searchOf<const S extends string, F extends Record<string, z.ZodMiniType>>(options: {
  sorts: readonly S[]
  sort: S | `-${S}`
  filters: F
  pageSize?: number
  /** Maximum page size. */
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

/** A whole number from 1 to a maximum. */
export function whole(standard: number, maximum: number) {
  const number = z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(maximum))
  return z.catch(z._default(number, standard), standard)
}

/** Free text, cut at a maximum length; any other value becomes an empty string. */
export function freeText(most: number) {
  const text = z.pipe(
    reading(asText, z.string()),
    // Half a surrogate pair, such as half an emoji, cannot be sent.
    z.transform((text) => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')),
  )
  return z.catch(z._default(text, ''), '')
}

/** A schema that also accepts the formats of earlier versions. */
function reading<S extends z.ZodMiniType>(read: (value: unknown) => unknown, schema: S) {
  return z.pipe(z.transform(read), schema as z.ZodMiniType) as unknown as z.ZodMiniType<z.output<S>, z.input<S>>
}

// Search params are text, but a view saved by an earlier version may have a number here.
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

/** A flag: `?new` or `?new=true`. */
export function flag() {
  const there = z.pipe(
    // The value of a bare `?new` is an empty string.
    z.union([z.literal(true), z.literal(['', 'true', '1'])]),
    z.transform(() => true as const),
  )
  return z.catch(z.optional(there), undefined)
}

/** A filter by one value of an enum; earlier versions wrote a list of one. */
export function oneOf<const V extends string>(values: readonly V[]) {
  const only = (value: unknown) => (asList(value).length === 1 ? asList(value)[0] : value)
  return z.catch(z.optional(reading(only, z.enum(values))), undefined)
}

/** A filter by several values of an enum; a single value needs no list. */
export function anyOf<const V extends string>(values: readonly V[]) {
  return anyOne(z.enum(values))
}

/** A filter by several countries. */
export function anyOfCountries() {
  return anyOne(country)
}

/** A filter by several free words, such as names. */
export function anyWord() {
  return anyOne(z.string().check(z.minLength(1), z.maxLength(255)))
}

function anyOne<S extends z.ZodMiniType>(one: S) {
  return z.catch(z.optional(reading(asList, z.array(one).check(z.minLength(1)))), undefined)
}

/** A value as a list. Links of earlier versions have lists of text as JSON, `status=["pending"]`; `[1]` is a text. */
function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  try {
    const list: unknown = typeof value === 'string' && value.startsWith('[') && JSON.parse(value)
    return Array.isArray(list) && list.every((each) => typeof each === 'string') ? list : [value]
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

/** A filter by a minimum. */
export function least() {
  return z.catch(z.optional(z.coerce.number<number>().check(z.nonnegative())), undefined)
}
