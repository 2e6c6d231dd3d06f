import * as z from 'zod/mini'
import { line, moment, picture } from './fields'
import { anyOf, least, listQuery, searchOf } from './list'

export const reviewTags = ['Great service', 'Recommended', 'Best price', 'Clean', 'Friendly staff'] as const

export const reviewSchema = z.object({
  id: z.string(),
  name: line,
  avatarUrl: picture,
  /** 1 to 5, by halves. */
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

export function reviewsQuery(search: z.input<typeof reviewsSearchSchema> = {}) {
  return listQuery('reviews', reviewSchema, reviewsSearchSchema, search)
}
