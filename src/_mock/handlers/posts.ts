import { http } from 'msw'
import * as z from 'zod/mini'
import { collection, loadedOnce } from '@/_mock/collection'
import { isoOf } from '@/_mock/dates'
import { operation } from '@/_mock/operation'
import { listHandler, resourceHandlers } from '@/_mock/resource'
import { guarded, notFound, ok } from '@/_mock/respond'
import { finder, order } from '@/_mock/select'
import { url } from '@/_mock/url'
import { dataOf, listOf } from '@/api/envelope'
import { newPostSchema, type Post, postPatchSchema, postSchema } from '@/api/posts'
import { postsSearchSchema } from '@/api/posts-search'

const rows = collection('posts', postSchema, () => import('@/_mock/data/posts.json'))
const latest = 4
const detailsSchema = z.object({ title: z.optional(z.string()), id: z.optional(z.string()) })
const querySchema = z.object({ query: z.string() })

// In a file of their own, since a list needs none of them.
const contents = loadedOnce(async () => {
  const { default: all } = await import('@/_mock/data/post-contents.json')
  return new Map(all.map(({ id, content }) => [id, content]))
})

async function whole(row: Post): Promise<Post> {
  const changed = (await rows.find(row.id))?.content
  return { ...row, content: changed || ((await contents()).get(row.id) ?? '') }
}

const posts = {
  rows,
  search: postsSearchSchema,
  state: 'publish' as const,
  text: (row: Post) => [row.title, row.description, row.author.name, ...row.tags],
  view: (all: Post[]) => all.map((row) => ({ ...row, content: '' })),
  whole,
}

// An empty content would be taken for one that is not loaded.
const filled = (content = '') => content || '<p></p>'

async function published() {
  return posts
    .view(await rows.rows())
    .filter(({ publish }) => publish === 'published')
    .sort(order('-createdAt', posts))
}

export const postHandlers = [
  ...resourceHandlers(posts, {
    create: newPostSchema,
    patch: postPatchSchema,
    make: (body: Omit<Post, 'id' | 'totalViews' | 'totalShares' | 'totalComments' | 'createdAt'>, id) => ({
      ...body,
      content: filled(body.content),
      id,
      totalViews: 0,
      totalShares: 0,
      totalComments: 0,
      createdAt: isoOf(Date.now()),
    }),
    apply: (row, body: Partial<Post>) => ({
      ...row,
      ...body,
      ...(body.content !== undefined && { content: filled(body.content) }),
    }),
  }),
  listHandler(posts, '/api/post/list'),
  operation(
    {
      summary: 'Gives one of the posts, by its title or id',
      search: detailsSchema,
      answer: dataOf(postSchema),
      refusals: [404],
    },
    http.get(
      url('/api/post/details'),
      guarded(async ({ search }) => {
        const post = (await rows.rows()).find(
          ({ id, title }) => title === search.get('title') || id === search.get('id'),
        )
        return post ? ok(await whole(post)) : notFound('post')
      }),
    ),
  ),
  operation(
    { summary: 'Lists the newest published posts', answer: listOf(postSchema) },
    http.get(
      url('/api/post/latest'),
      guarded(async () => {
        const found = (await published()).slice(0, latest)
        return ok(found, { total: found.length })
      }),
    ),
  ),
  operation(
    { summary: 'Lists published posts with a text in them', search: querySchema, answer: listOf(postSchema) },
    http.get(
      url('/api/post/search'),
      guarded(async ({ search }) => {
        const query = (search.get('query') ?? '').trim()
        const found = query ? (await published()).filter((row) => finder(query)(posts.text(row))) : []
        return ok(found, { total: found.length })
      }),
    ),
  ),
]
