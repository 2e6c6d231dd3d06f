import * as z from 'zod/mini'

/** Every good answer: what was asked for stands under `data`. */
export function dataOf<S extends z.ZodMiniType>(schema: S): z.ZodMiniType<{ data: z.infer<S> }> {
  return z.object({ data: schema }) as never
}

/** One page of a list, and how many there are on all pages. */
export type List<T> = {
  data: T[]
  total: number
  /** How many there are of each status, all other filters applied. */
  counts?: Record<string, number>
  /** What the records of each status come to, where they have an amount. */
  amounts?: Record<string, number>
}

/** The answer of a list. */
export function listOf<S extends z.ZodMiniType>(schema: S): z.ZodMiniType<List<z.infer<S>>> {
  const numbers = z.optional(z.record(z.string(), z.number()))
  return z.object({ data: z.array(schema), total: z.number(), counts: numbers, amounts: numbers }) as never
}
