import * as z from 'zod/mini'
import { type Job, newJobSchema } from '@/api/jobs'
import { newTourSchema, type Tour, tourGuidesOf } from '@/api/tours'

// The buttons set `publish`; the favorite is not part of the form.
const others = { id: true, isFavorited: true, publish: true } as const

export const jobFormSchema = z.omit(newJobSchema, others)
export type JobValues = z.infer<typeof jobFormSchema>

/** The API's own message for an end before the start; the form checks it first. */
export const endsEarly = "The end date can't be before the start date"
export const saleHigh = 'The sale price must be lower than the price'

/** Guides are chosen by name. */
export const tourFormSchema = z
  .extend(z.omit(newTourSchema, { ...others, tourGuides: true }), { tourGuides: z.array(z.string()) })
  .check(
    z.refine(({ available: { startDate, endDate } }) => startDate <= endDate, {
      path: ['available', 'endDate'],
      error: endsEarly,
    }),
    z.refine(({ price, priceSale }) => priceSale < price || priceSale === 0, { path: ['priceSale'], error: saleHigh }),
  )
export type TourValues = z.infer<typeof tourFormSchema>

// A number or a date that is still empty.
const unknown = null as never

/** The initial values of a job's form. */
export function jobValues(job?: Job): JobValues {
  if (job) return z.parse(jobFormSchema, job)
  return {
    title: '',
    role: '',
    salary: { type: 'Custom', price: unknown, negotiable: false },
    company: { name: '', logo: 'assets/companies/company-1.webp', phoneNumber: '', fullAddress: '' },
    benefits: [],
    experience: 'No experience',
    employmentTypes: [],
    content: '',
    skills: [],
    locations: [],
    workingSchedule: [],
    expiredDate: unknown,
  }
}

/** The initial values of a tour's form. */
export function tourValues(tour?: Tour): TourValues {
  if (tour) {
    const { tourGuides, ...rest } = tour
    return z.parse(tourFormSchema, { ...rest, tourGuides: tourGuides.map(({ name }) => name) })
  }
  return {
    name: '',
    images: [],
    services: [],
    available: { startDate: unknown, endDate: unknown },
    tourGuides: [],
    content: '',
    tags: [],
    durations: '',
    destination: '',
    price: unknown,
    priceSale: 0,
  }
}

/** A tour's fields from its form; the guides are looked up in all tours. */
export function tourFields({ tourGuides, ...rest }: TourValues, tours: Tour[], language: string) {
  const guides = tourGuidesOf(tours, language)
  return { ...rest, tourGuides: guides.filter(({ name }) => tourGuides.includes(name)) }
}
