import * as z from 'zod/mini'
import { type JobsSearch, jobsSearchSchema } from '@/api/jobs-search'
import { flag, whole, word } from '@/api/list'
import { type ToursSearch, toursSearchSchema } from '@/api/tours-search'

const opened = {
  /** A page of cards draws them all. */
  pageSize: whole(12, 100),
  /** The record whose details stand beside the list. */
  id: word(),
  /** A form for a new record. */
  new: flag(),
  /** The record that a form changes. */
  edit: word(),
}

/** All that the page's address says; each tab has the filters of its own list. */
export const offersSearchSchema = z.union([
  z.extend(toursSearchSchema, { tab: z.literal('tours'), ...opened }),
  z.extend(jobsSearchSchema, { tab: z.catch(z._default(z.literal('jobs'), 'jobs'), 'jobs'), ...opened }),
])
export type OffersSearch = z.infer<typeof offersSearchSchema>
export type OffersTab = OffersSearch['tab']

/** What a person changes of the address; what is undefined leaves it. */
export type SearchChange = { [K in keyof JobsSearch | keyof ToursSearch | keyof typeof opened]?: unknown }

/** What need not stand in the address. */
export const offersDefaults = { tab: 'jobs', page: 1, pageSize: 12, sort: '-createdAt', q: '' } as const

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

/** What each list can be sorted by, and the text that says it. */
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

/** The change that takes the drawer's filters away. */
export function noFilters(tab: OffersTab): SearchChange {
  return { ...Object.fromEntries(filtersOf[tab].map((name) => [name, undefined])), page: 1 }
}

/** The change that takes all filters and the search away. */
export function cleared(tab: OffersTab): SearchChange {
  return { ...noFilters(tab), publish: undefined, isFavorited: undefined, q: '' }
}
