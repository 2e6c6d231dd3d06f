import * as z from 'zod/mini'
import { moment } from './fields'
import { oneOf, searchOf } from './list'
import { resource } from './resource'

export const downloadStatuses = ['paid', 'out of date', 'progress'] as const

export const downloadSchema = z.object({
  id: z.string(),
  invoiceNumber: z.string(),
  category: z.string(),
  price: z.number(),
  status: z.enum(downloadStatuses),
  /** Percent, while the download is being prepared. */
  progress: z.optional(z.number()),
  createdAt: moment,
})
export type Download = z.infer<typeof downloadSchema>

export const downloadsSearchSchema = searchOf({
  sorts: ['invoiceNumber', 'category', 'price', 'status', 'createdAt'],
  sort: '-createdAt',
  filters: { status: oneOf(downloadStatuses) },
})

export const downloads = resource('downloads', { row: downloadSchema, search: downloadsSearchSchema })
