import * as z from 'zod/mini'

/** The body of a successful response: the payload is under `data`. */
export function dataOf<S extends z.ZodMiniType>(schema: S): z.ZodMiniType<{ data: z.infer<S> }> {
  return z.object({ data: schema }) as never
}

/** One page of a list, with the total over all pages. */
export type List<T> = {
  data: T[]
  total: number
  /** The number of records per status, with all other filters applied. */
  counts?: Record<string, number>
  /** The sum per status, for records that have an amount. */
  amounts?: Record<string, number>
}

/** The response of a list. */
export function listOf<S extends z.ZodMiniType>(schema: S): z.ZodMiniType<List<z.infer<S>>> {
  const numbers = z.optional(z.record(z.string(), z.number()))
  return z.object({ data: z.array(schema), total: z.number(), counts: numbers, amounts: numbers }) as never
}
