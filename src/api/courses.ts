import * as z from 'zod/mini'
import { line, moment, picture } from './fields'
import { listQuery, oneOf, searchOf, yesOrNo } from './list'

export const courseLevels = ['Beginner', 'Intermediate', 'Advanced'] as const

export const courseSchema = z.object({
  id: z.string(),
  title: line,
  coverUrl: picture,
  price: z.number(),
  level: z.enum(courseLevels),
  totalStudents: z.number(),
  /** Minutes. */
  duration: z.number(),
  ratingNumber: z.number(),
  isFeatured: z.boolean(),
  createdAt: moment,
})
export type Course = z.infer<typeof courseSchema>

export const coursesSearchSchema = searchOf({
  sorts: ['title', 'price', 'createdAt', 'totalStudents', 'ratingNumber'],
  sort: '-createdAt',
  filters: { level: oneOf(courseLevels), isFeatured: yesOrNo() },
})

export function coursesQuery(search: z.input<typeof coursesSearchSchema> = {}) {
  return listQuery('courses', courseSchema, coursesSearchSchema, search)
}
