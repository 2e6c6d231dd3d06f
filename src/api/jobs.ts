import * as z from 'zod/mini'
import { amount, calendarDay, country, line, moment, picture, publishStates, required } from './fields'
import {
  employmentTypes,
  jobBenefits,
  jobExperiences,
  jobsSearchSchema,
  salaryTypes,
  workingSchedules,
} from './jobs-search'
import { create, listQuery, recordQuery, remove, update } from './list'

const fields = z.object({
  title: required,
  role: required,
  publish: z.enum(publishStates),
  salary: z.object({ type: z.enum(salaryTypes), price: amount, negotiable: z.boolean() }),
  company: z.object({ name: required, logo: picture, phoneNumber: z.string(), fullAddress: z.string() }),
  benefits: z.array(z.enum(jobBenefits)),
  experience: z.enum(jobExperiences),
  employmentTypes: z.array(z.enum(employmentTypes)),
  content: z.string(),
  skills: z.array(required),
  locations: z.array(country),
  workingSchedule: z.array(z.enum(workingSchedules)),
  expiredDate: calendarDay,
  isFavorited: z.boolean(),
})

export const jobSchema = z.extend(fields, {
  id: z.string(),
  candidates: z.array(z.object({ id: z.string(), name: line, role: line, avatarUrl: picture })),
  createdAt: moment,
  totalViews: z.number(),
})
export type Job = z.infer<typeof jobSchema>

export const newJobSchema = z.extend(fields, {
  id: z.optional(z.string()),
  isFavorited: z._default(z.boolean(), false),
})
export type NewJob = z.input<typeof newJobSchema>

export const jobPatchSchema = z.partial(fields)
export type JobPatch = z.infer<typeof jobPatchSchema>

export function jobsQuery(search: z.input<typeof jobsSearchSchema> = {}) {
  return listQuery('jobs', jobSchema, jobsSearchSchema, search)
}

export function jobQuery(id: string) {
  return recordQuery('jobs', jobSchema, id)
}

export const createJob = (job: NewJob) => create('jobs', jobSchema, job)
export const updateJob = (id: string, patch: JobPatch) => update('jobs', jobSchema, id, patch)
export const removeJob = (id: string) => remove('jobs', jobSchema, id)
