import * as z from 'zod/mini'
import { type JobsSearch, jobsSearchSchema } from '@/api/jobs'
import { whole } from '@/api/list'
import { type ToursSearch, toursSearchSchema } from '@/api/tours'
import { pageSearch, recordParams, type SearchChange } from '@/components/records/page-search'

/** A page of cards renders all of them. */
const params = { ...recordParams, pageSize: whole(12, 100) }

export const jobsPage = pageSearch(jobsSearchSchema, {
  ...params,
  tab: z.catch(z._default(z.literal('jobs'), 'jobs'), 'jobs'),
})

export const toursPage = pageSearch(toursSearchSchema, {
  ...params,
  tab: z.catch(z._default(z.literal('tours'), 'tours'), 'tours'),
})

/** Each tab has the filters of its own list. */
export const offersSearchSchema = z.union([z.extend(toursPage.schema, { tab: z.literal('tours') }), jobsPage.schema])
export type OffersSearch = z.infer<typeof offersSearchSchema>
export type OffersTab = OffersSearch['tab']

export const pageOf = (tab: OffersTab) => (tab === 'tours' ? toursPage : jobsPage)

export const jobFilters = [
  'experience',
  'employmentTypes',
  'benefits',
  'salaryType',
  'workingSchedule',
  'locations',
] as const satisfies (keyof JobsSearch)[]
export const tourFilters = [
  'destination',
  'from',
  'to',
  'guide',
  'rating',
  'services',
] as const satisfies (keyof ToursSearch)[]

/** The filters of the drawer. */
export const filtersOf = { jobs: jobFilters, tours: tourFilters }

/** The sort orders of each list, with the keys of their texts. */
export const sortsOf = {
  jobs: [
    ['-createdAt', 'newest'],
    ['createdAt', 'oldest'],
    ['expiredDate', 'expiresFirst'],
    ['-expiredDate', 'expiresLast'],
    ['-price', 'salaryHigh'],
    ['price', 'salaryLow'],
    ['-totalViews', 'mostViewed'],
    ['totalViews', 'leastViewed'],
    ['title', 'az'],
    ['-title', 'za'],
  ],
  tours: [
    ['-createdAt', 'newest'],
    ['createdAt', 'oldest'],
    ['price', 'priceLow'],
    ['-price', 'priceHigh'],
    ['-ratingNumber', 'bestRated'],
    ['ratingNumber', 'worstRated'],
    ['-totalViews', 'mostViewed'],
    ['totalViews', 'leastViewed'],
    ['name', 'az'],
    ['-name', 'za'],
  ],
} as const satisfies { jobs: Sorts<JobsSearch>; tours: Sorts<ToursSearch> }
type Sorts<S extends { sort: string }> = readonly (readonly [S['sort'], string])[]

/** The change that clears the drawer's filters. */
export function noFilters(tab: OffersTab): SearchChange<OffersSearch> {
  return { ...Object.fromEntries(filtersOf[tab].map((name) => [name, undefined])), page: 1 }
}
