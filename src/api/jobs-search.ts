import type * as z from 'zod/mini'
import { publishStates } from './fields'
import { anyOf, anyOfCountries, oneOf, searchOf, yesOrNo } from './list'

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
