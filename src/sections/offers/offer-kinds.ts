import type { UseQueryOptions } from '@tanstack/react-query'
import type { List } from '@/api/envelope'
import { createJob, type Job, jobQuery, jobsQuery, removeJob, updateJob } from '@/api/jobs'
import { createTour, removeTour, type Tour, tourQuery, toursQuery, updateTour } from '@/api/tours'

export type Offer = Job | Tour

/** Jobs and tours are alike but for their fields: what the parts of the page that serve both know of them. */
export const jobs = {
  resource: 'jobs',
  nameOf: ({ title }: Job) => title,
  list: jobsQuery,
  record: jobQuery,
  create: createJob,
  update: updateJob,
  remove: removeJob,
} as const

export const tours = {
  resource: 'tours',
  nameOf: ({ name }: Tour) => name,
  list: toursQuery,
  record: tourQuery,
  create: createTour,
  update: updateTour,
  remove: removeTour,
} as const

export interface OfferKind<T extends Offer> {
  resource: 'jobs' | 'tours'
  nameOf: (row: T) => string
  list: (search: ListSearch) => UseQueryOptions<List<T>, Error, List<T>, (string | Record<string, unknown>)[]>
  record: (id: string) => UseQueryOptions<T, Error, T, string[]>
  create: (row: T) => Promise<T>
  update: (id: string, patch: Partial<Pick<T, 'publish' | 'isFavorited'>>) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
}

/** What a list is asked for, beside the filters of its own. */
type ListSearch = { page?: number; pageSize?: number; q?: string }

export const publishColor = { published: 'success', draft: 'default' } as const
