import * as z from 'zod/mini'
import { line, picture } from './fields'
import { oneOf, searchOf } from './list'
import { resource } from './resource'

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
  /** 0 for free apps. */
  price: z.number(),
})

export const appsSearchSchema = searchOf({
  sorts: ['name', 'downloaded', 'ratingNumber', 'size', 'price'],
  sort: '-downloaded',
  filters: { system: oneOf(appSystems) },
})

export const apps = resource('apps', { row: appSchema, search: appsSearchSchema })
