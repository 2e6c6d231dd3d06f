import * as z from 'zod/mini'
import { moment } from './fields'
import { listQuery, oneOf, searchOf } from './list'

export const downloadStatuses = ['paid', 'out of date', 'progress'] as const

/** An invoice that can be downloaded. */
export const downloadSchema = z.object({
  id: z.string(),
  invoiceNumber: z.string(),
  category: z.string(),
  price: z.number(),
  status: z.enum(downloadStatuses),
  /** Per cent, of one that is still being made. */
  progress: z.optional(z.number()),
  createdAt: moment,
})
export type Download = z.infer<typeof downloadSchema>

export const downloadsSearchSchema = searchOf({
  sorts: ['invoiceNumber', 'category', 'price', 'status', 'createdAt'],
  sort: '-createdAt',
  filters: { status: oneOf(downloadStatuses) },
})

export function downloadsQuery(search: z.input<typeof downloadsSearchSchema> = {}) {
  return listQuery('downloads', downloadSchema, downloadsSearchSchema, search)
}
