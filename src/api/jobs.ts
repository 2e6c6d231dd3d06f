import * as z from 'zod/mini'
import { amount, calendarDay, country, line, moment, picture, publishStates, required } from './fields'
import { anyOf, anyOfCountries, oneOf, searchOf, yesOrNo } from './list'
import { resource } from './resource'

export const jobExperiences = ['No experience', '1 year exp', '2 year exp', '> 3 year exp'] as const

export const jobBenefits = [
  'Free parking',
  'Bonus commission',
  'Travel',
  'Device support',
  'Health care',
  'Training',
  'Health insurance',
  'Retirement plans',
  'Paid time off',
  'Flexible work schedule',
] as const

export const employmentTypes = ['Full-time', 'Part-time', 'On demand', 'Negotiable'] as const

export const salaryTypes = ['Hourly', 'Custom'] as const

export const workingSchedules = ['Monday to Friday', 'Weekend availability', 'Day shift'] as const

export const jobsSearchSchema = searchOf({
  sorts: ['title', 'createdAt', 'expiredDate', 'totalViews', 'price'],
  sort: '-createdAt',
  filters: {
    publish: oneOf(publishStates),
    experience: anyOf(jobExperiences),
    benefits: anyOf(jobBenefits),
    employmentTypes: anyOf(employmentTypes),
    salaryType: oneOf(salaryTypes),
    workingSchedule: anyOf(workingSchedules),
    locations: anyOfCountries(),
    isFavorited: yesOrNo(),
  },
  pageSize: 12,
})
export type JobsSearch = z.infer<typeof jobsSearchSchema>

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

export const jobPatchSchema = z.partial(fields)
export const jobs = resource('jobs', {
  row: jobSchema,
  search: jobsSearchSchema,
  create: newJobSchema,
  patch: jobPatchSchema,
})
