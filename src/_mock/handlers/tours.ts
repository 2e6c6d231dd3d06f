import { collection } from '@/_mock/collection'
import { isoOf } from '@/_mock/dates'
import { resourceHandlers } from '@/_mock/resource'
import { fail } from '@/_mock/respond'
import { since, until } from '@/_mock/select'
import { someOf } from '@/_mock/workspace'
import { newTourSchema, type Tour, tourPatchSchema, tourSchema, toursSearchSchema } from '@/api/tours'

const rows = collection('tours', tourSchema, () => import('@/_mock/data/tours.json'), { others: someOf })

export const tourHandlers = resourceHandlers(
  {
    rows,
    search: toursSearchSchema,
    state: 'publish',
    text: (row) => [row.name, ...row.tags, ...row.tourGuides.map(({ name }) => name)],
    filters: {
      guide: (row, guide: string) => row.tourGuides.some(({ name }) => name === guide),
      rating: (row, least: number) => row.ratingNumber >= least,
      from: (row, day: string) => since(row.available.endDate, day),
      to: (row, day: string) => until(row.available.startDate, day),
    },
    sorts: { price: (row) => row.priceSale || row.price },
  },
  {
    create: newTourSchema,
    patch: tourPatchSchema,
    make: (body: Omit<Tour, 'id' | 'bookers' | 'createdAt' | 'totalViews' | 'ratingNumber'>, id) =>
      checked({ ...body, id, bookers: [], createdAt: isoOf(Date.now()), totalViews: 0, ratingNumber: 0 }),
    apply: (row, body: Partial<Tour>) => checked({ ...row, ...body }),
  },
)

function checked(tour: Tour) {
  const { startDate, endDate } = tour.available
  if (startDate <= endDate) return tour
  return fail(422, 'ends-before-start', "The end date can't be before the start date", {
    'available.endDate': "The end date can't be before the start date",
  })
}
