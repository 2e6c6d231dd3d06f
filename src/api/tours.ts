import * as z from 'zod/mini'
import { localeOf } from '@/utils/format-number'
import { amount, calendarDay, country, line, moment, picture, publishStates, required } from './fields'
import { create, listQuery, recordQuery, remove, update } from './list'
import { tourServices, toursSearchSchema } from './tours-search'

const fields = z.object({
  name: required,
  images: z.array(picture).check(z.minLength(1, 'At least one picture')),
  publish: z.enum(publishStates),
  services: z.array(z.enum(tourServices)),
  available: z.object({ startDate: calendarDay, endDate: calendarDay }),
  tourGuides: z.array(z.object({ id: z.string(), name: required, avatarUrl: picture, phoneNumber: z.string() })),
  content: z.string(),
  tags: z.array(required),
  durations: required,
  destination: country,
  price: amount,
  /** 0 where it is not on sale. */
  priceSale: amount,
  isFavorited: z.boolean(),
})

export const tourSchema = z.extend(fields, {
  id: z.string(),
  bookers: z.array(z.object({ id: z.string(), name: line, avatarUrl: picture, guests: z.number() })),
  createdAt: moment,
  totalViews: z.number(),
  ratingNumber: z.number(),
})
export type Tour = z.infer<typeof tourSchema>

export const newTourSchema = z.extend(fields, {
  id: z.optional(z.string()),
  isFavorited: z._default(z.boolean(), false),
})
export type NewTour = z.input<typeof newTourSchema>

export const tourPatchSchema = z.partial(fields)
export type TourPatch = z.infer<typeof tourPatchSchema>

/** All guides of some tours, each once, by name as the language sorts. */
export function tourGuidesOf(tours: Tour[], language: string) {
  const byName = new Map(tours.flatMap(({ tourGuides }) => tourGuides).map((guide) => [guide.name, guide]))
  const { compare } = new Intl.Collator(localeOf(language))
  return [...byName.values()].sort((a, b) => compare(a.name, b.name))
}

export function toursQuery(search: z.input<typeof toursSearchSchema> = {}) {
  return listQuery('tours', tourSchema, toursSearchSchema, search)
}

export function tourQuery(id: string) {
  return recordQuery('tours', tourSchema, id)
}

export const createTour = (tour: NewTour) => create('tours', tourSchema, tour)
export const updateTour = (id: string, patch: TourPatch) => update('tours', tourSchema, id, patch)
export const removeTour = (id: string) => remove('tours', tourSchema, id)
