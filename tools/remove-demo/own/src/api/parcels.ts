import * as z from 'zod/mini'
import { oneOf, searchOf } from './list'
import { resource } from './resource'

export const parcelStatuses = ['sent', 'lost'] as const

export const parcelSchema = z.object({ id: z.string(), name: z.string(), status: z.enum(parcelStatuses) })

export const parcelsSearchSchema = searchOf({
  sorts: ['name'],
  sort: 'name',
  filters: { status: oneOf(parcelStatuses) },
})
export type ParcelsSearch = z.infer<typeof parcelsSearchSchema>

export const parcels = resource('parcels', { row: parcelSchema, search: parcelsSearchSchema })
