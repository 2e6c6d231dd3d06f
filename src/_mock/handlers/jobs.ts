import { collection } from '@/_mock/collection'
import { isoOf } from '@/_mock/dates'
import { resourceHandlers } from '@/_mock/resource'
import { someOf } from '@/_mock/workspace'
import { type Job, jobPatchSchema, jobSchema, jobsSearchSchema, newJobSchema } from '@/api/jobs'

const rows = collection('jobs', jobSchema, () => import('@/_mock/data/jobs.json'), { others: someOf })

// To compare hourly and yearly pay.
const hoursOfYear = 2080

export const jobHandlers = resourceHandlers(
  {
    rows,
    search: jobsSearchSchema,
    state: 'publish',
    text: (row) => [row.title, row.role, row.company.name, ...row.skills],
    filters: { salaryType: (row, type: string) => row.salary.type === type },
    sorts: { price: ({ salary }) => salary.price * (salary.type === 'Hourly' ? hoursOfYear : 1) },
  },
  {
    create: newJobSchema,
    patch: jobPatchSchema,
    make: (body: Omit<Job, 'id' | 'candidates' | 'createdAt' | 'totalViews'>, id) => ({
      ...body,
      id,
      candidates: [],
      createdAt: isoOf(Date.now()),
      totalViews: 0,
    }),
  },
)
