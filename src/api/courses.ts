import * as z from 'zod/mini'
import { line, moment, picture } from './fields'
import { oneOf, searchOf, yesOrNo } from './list'
import { resource } from './resource'

export const courseLevels = ['Beginner', 'Intermediate', 'Advanced'] as const

export const courseSchema = z.object({
  id: z.string(),
  title: line,
  coverUrl: picture,
  price: z.number(),
  level: z.enum(courseLevels),
  totalStudents: z.number(),
  /** In minutes. */
  duration: z.number(),
  ratingNumber: z.number(),
  isFeatured: z.boolean(),
  createdAt: moment,
})

export const coursesSearchSchema = searchOf({
  sorts: ['title', 'price', 'createdAt', 'totalStudents', 'ratingNumber'],
  sort: '-createdAt',
  filters: { level: oneOf(courseLevels), isFeatured: yesOrNo() },
})

export const courses = resource('courses', { row: courseSchema, search: coursesSearchSchema })
