import type { QueryClient, UseQueryOptions } from '@tanstack/react-query'
import type { List } from '@/api/envelope'
import { type Job, jobs } from '@/api/jobs'
import { type Tour, tours } from '@/api/tours'
import type { Editable } from '@/components/records/use-record-changes'

export type Offer = Job | Tour

/** The differences between jobs and tours, for the shared parts of the page. */
export interface OfferKind<T extends Offer> {
  nameOf: (row: T) => string
  resource: OfferResource<T>
}

type Patch = Partial<Pick<Offer, 'publish' | 'isFavorited'>>

interface OfferResource<T extends Offer> extends Editable<T, T, Patch> {
  name: 'jobs' | 'tours'
  list(search: {
    page?: number
    pageSize?: number
    q?: string
  }): UseQueryOptions<List<T>, Error, List<T>, (string | Record<string, unknown>)[]>
  record(id: string | undefined): UseQueryOptions<T, Error, T, string[]>
  cached(client: QueryClient): T[]
}

export const jobKind: OfferKind<Job> = { nameOf: ({ title }) => title, resource: jobs }
export const tourKind: OfferKind<Tour> = { nameOf: ({ name }) => name, resource: tours }
