import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from './client'
import { dataOf, listOf } from './envelope'
import { line, moment, picture, publishStates } from './fields'
import { listQuery, oneOf, searchOf } from './list'

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
export type Post = z.infer<typeof postSchema>

export const postsSearchSchema = searchOf({
  sorts: ['title', 'createdAt', 'totalViews'],
  sort: '-createdAt',
  filters: { publish: oneOf(publishStates) },
})

export function postsQuery(search: z.input<typeof postsSearchSchema> = {}) {
  return listQuery('posts', postSchema, postsSearchSchema, search)
}

/** The newest published posts. */
export function latestPostsQuery() {
  return queryOptions({
    queryKey: ['posts', 'latest'],
    queryFn: ({ signal }) => api('/api/post/latest', listOf(postSchema), { signal }),
  })
}

/** One post by its title, as in an address for readers. */
export function postDetailsQuery(title: string) {
  return queryOptions({
    queryKey: ['posts', 'details', title],
    queryFn: ({ signal }) => api('/api/post/details', dataOf(postSchema), { query: { title }, signal }),
  })
}

/** Posts with a text in their title or description. */
export function postSearchQuery(query: string) {
  return queryOptions({
    queryKey: ['posts', 'search', query],
    queryFn: ({ signal }) => api('/api/post/search', listOf(postSchema), { query: { query }, signal }),
  })
}
