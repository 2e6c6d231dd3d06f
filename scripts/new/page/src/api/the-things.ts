import * as z from 'zod/mini'
import { amount, moment, required } from './fields'
import { oneOf, searchOf } from './list'
import { resource } from './resource'

export const theThingStatuses = ['active', 'paused', 'archived'] as const

export const theThingsSearchSchema = searchOf({
  sorts: ['name', 'price', 'status'],
  sort: 'name',
  filters: { status: oneOf(theThingStatuses) },
})

export const theThingSchema = z.object({
  id: z.string(),
  name: required,
  price: amount,
  status: z.enum(theThingStatuses),
  notes: z.string(),
  createdAt: moment,
})
export type TheThing = z.infer<typeof theThingSchema>

const fields = z.omit(theThingSchema, { id: true, createdAt: true })

export const newTheThingSchema = z.extend(fields, { id: z.optional(z.string()) })
export const theThingPatchSchema = z.partial(fields)

export const theThings = resource('the-things', {
  row: theThingSchema,
  search: theThingsSearchSchema,
  create: newTheThingSchema,
  patch: theThingPatchSchema,
})
