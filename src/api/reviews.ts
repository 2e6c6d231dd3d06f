import * as z from 'zod/mini'
import { line, moment, picture } from './fields'
import { anyOf, least, searchOf } from './list'
import { resource } from './resource'

export const reviewTags = ['Great service', 'Recommended', 'Best price', 'Clean', 'Friendly staff'] as const

export const reviewSchema = z.object({
  id: z.string(),
  name: line,
  avatarUrl: picture,
  /** 1 to 5, in steps of a half. */
  rating: z.number(),
  comment: z.string(),
  tags: z.array(z.enum(reviewTags)),
  createdAt: moment,
})
export type Review = z.infer<typeof reviewSchema>

export const reviewsSearchSchema = searchOf({
  sorts: ['createdAt', 'rating', 'name'],
  sort: '-createdAt',
  filters: { tags: anyOf(reviewTags), minRating: least() },
})

export const reviews = resource('reviews', { row: reviewSchema, search: reviewsSearchSchema })
