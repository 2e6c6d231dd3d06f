import type * as z from 'zod/mini'
import { publishStates } from './fields'
import { anyOf, anyOfCountries, day, least, oneOf, searchOf, word, yesOrNo } from './list'

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
    /** Name of a guide. */
    guide: word(),
    /** At least this rating. */
    rating: least(),
    /** Days on which the tour can be joined. */
    from: day(),
    to: day(),
    isFavorited: yesOrNo(),
  },
  pageSize: 12,
})
export type ToursSearch = z.infer<typeof toursSearchSchema>
