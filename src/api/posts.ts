import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from './client'
import { listOf } from './envelope'
import { line, moment, picture, publishStates, required } from './fields'
import { postsSearchSchema } from './posts-search'
import { resource } from './resource'

const fields = z.object({
  title: required,
  description: z.string(),
  /** HTML. Empty in lists: only the record has it. */
  content: z.string(),
  coverUrl: picture,
  publish: z.enum(publishStates),
  tags: z.array(required),
  author: z.object({ name: line, avatarUrl: picture }),
})

export const postSchema = z.extend(fields, {
  id: z.string(),
  totalViews: z.number(),
  totalShares: z.number(),
  totalComments: z.number(),
  createdAt: moment,
})
export type Post = z.infer<typeof postSchema>

export const newPostSchema = z.extend(fields, { id: z.optional(z.string()) })

export const postPatchSchema = z.partial(fields)

export const posts = resource('posts', {
  row: postSchema,
  search: postsSearchSchema,
  create: newPostSchema,
  patch: postPatchSchema,
})

/** The newest published posts. */
export function latestPostsQuery() {
  return queryOptions({
    queryKey: ['posts', 'latest'],
    queryFn: ({ signal }) => api('/api/post/latest', listOf(postSchema), { signal }),
  })
}
