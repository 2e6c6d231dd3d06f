import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from './client'
import { listOf } from './envelope'
import { line, moment, picture, publishStates } from './fields'
import { oneOf, searchOf } from './list'

export const postSchema = z.object({
  id: z.string(),
  title: line,
  description: z.string(),
  content: z.string(),
  coverUrl: picture,
  publish: z.enum(publishStates),
  tags: z.array(z.string()),
  author: z.object({ name: line, avatarUrl: picture }),
  totalViews: z.number(),
  totalShares: z.number(),
  totalComments: z.number(),
  createdAt: moment,
})

export const postsSearchSchema = searchOf({
  sorts: ['title', 'createdAt', 'totalViews'],
  sort: '-createdAt',
  filters: { publish: oneOf(publishStates) },
})

/** The newest published posts. */
export function latestPostsQuery() {
  return queryOptions({
    queryKey: ['posts', 'latest'],
    queryFn: ({ signal }) => api('/api/post/latest', listOf(postSchema), { signal }),
  })
}
