import * as z from 'zod/mini'
import { localeOf } from '@/utils/format-number'
import { amount, calendarDay, country, line, moment, picture, publishStates, required } from './fields'
import { anyOf, anyOfCountries, day, least, oneOf, searchOf, word, yesOrNo } from './list'
import { resource } from './resource'

export const tourServices = [
  'Audio guide',
  'Food and drinks',
  'Lunch',
  'Private tour',
  'Special activities',
  'Entrance fees',
  'Gratuities',
  'Pick-up and drop-off',
  'Professional guide',
  'Transport by air-conditioned vehicle',
] as const

export const toursSearchSchema = searchOf({
  sorts: ['name', 'createdAt', 'price', 'ratingNumber', 'totalViews'],
  sort: '-createdAt',
  filters: {
    publish: oneOf(publishStates),
    services: anyOf(tourServices),
    destination: anyOfCountries(),
    /** The name of a guide. */
    guide: word(),
    /** Minimum rating. */
    rating: least(),
    /** Range of days with a departure. */
    from: day(),
    to: day(),
    isFavorited: yesOrNo(),
  },
  pageSize: 12,
})
export type ToursSearch = z.infer<typeof toursSearchSchema>

const fields = z.object({
  name: required,
  images: z.array(picture).check(z.minLength(1, 'Add at least one image')),
  publish: z.enum(publishStates),
  services: z.array(z.enum(tourServices)),
  available: z.object({ startDate: calendarDay, endDate: calendarDay }),
  tourGuides: z.array(z.object({ id: z.string(), name: required, avatarUrl: picture, phoneNumber: z.string() })),
  content: z.string(),
  tags: z.array(required),
  durations: required,
  destination: country,
  price: amount,
  /** 0 if it is not on sale. */
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

export const tourPatchSchema = z.partial(fields)
/** The guides of some tours without duplicates, sorted in the given language. */
export function tourGuidesOf(tours: Tour[], language: string) {
  const byName = new Map(tours.flatMap(({ tourGuides }) => tourGuides).map((guide) => [guide.name, guide]))
  const { compare } = new Intl.Collator(localeOf(language))
  return [...byName.values()].sort((a, b) => compare(a.name, b.name))
}

export const tours = resource('tours', {
  row: tourSchema,
  search: toursSearchSchema,
  create: newTourSchema,
  patch: tourPatchSchema,
})
