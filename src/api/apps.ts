import * as z from 'zod/mini'
import { line, picture } from './fields'
import { listQuery, oneOf, searchOf } from './list'

export const appSystems = ['Mac', 'Windows', 'Linux', 'Android', 'iOS'] as const

export const appSchema = z.object({
  id: z.string(),
  name: line,
  iconUrl: picture,
  system: z.enum(appSystems),
  downloaded: z.number(),
  ratingNumber: z.number(),
  totalReviews: z.number(),
  /** Bytes. */
  size: z.number(),
  /** 0 where it is free. */
  price: z.number(),
})
export type App = z.infer<typeof appSchema>

export const appsSearchSchema = searchOf({
  sorts: ['name', 'downloaded', 'ratingNumber', 'size', 'price'],
  sort: '-downloaded',
  filters: { system: oneOf(appSystems) },
})

export function appsQuery(search: z.input<typeof appsSearchSchema> = {}) {
  return listQuery('apps', appSchema, appsSearchSchema, search)
}
