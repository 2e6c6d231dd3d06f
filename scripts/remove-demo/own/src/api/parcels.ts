import * as z from 'zod/mini'
import { listQuery, oneOf, searchOf } from './list'

export const parcelStatuses = ['sent', 'lost'] as const

export const parcelSchema = z.object({ id: z.string(), name: z.string(), status: z.enum(parcelStatuses) })

export const parcelsSearchSchema = searchOf({
  sorts: ['name'],
  sort: 'name',
  filters: { status: oneOf(parcelStatuses) },
})
export type ParcelsSearch = z.infer<typeof parcelsSearchSchema>

export const parcelsQuery = (search: ParcelsSearch) => listQuery('parcels', parcelSchema, parcelsSearchSchema, search)
