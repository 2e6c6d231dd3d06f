import * as z from 'zod/mini'

export const overviewPeriods = ['7d', '30d', '1y'] as const

export const overviewSearchSchema = z.object({
  period: z.catch(z._default(z.enum(overviewPeriods), '30d'), '30d'),
})
