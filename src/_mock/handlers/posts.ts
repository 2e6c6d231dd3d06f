import { http } from 'msw'
import * as z from 'zod/mini'
import { collection } from '@/_mock/collection'
import { operation } from '@/_mock/operation'
import { readHandlers } from '@/_mock/resource'
import { guarded, notFound, ok } from '@/_mock/respond'
import { finder, fits, fromSearchParams, order, page } from '@/_mock/select'
import { url } from '@/_mock/url'
import { dataOf, listOf } from '@/api/envelope'
import { postSchema, postsSearchSchema } from '@/api/posts'

const rows = collection('posts', postSchema, () => import('@/_mock/data/posts.json'))
const latest = 4
const detailsSchema = z.object({ title: z.optional(z.string()), id: z.optional(z.string()) })
const querySchema = z.object({ query: z.string() })

const posts = {
  rows,
  search: postsSearchSchema,
  text: (row: { title: string; description: string }) => [row.title, row.description],
}

async function published() {
  return (await rows.rows()).filter(({ publish }) => publish === 'published').sort(order('-createdAt', posts))
}

export const postHandlers = [
  ...readHandlers(posts),
  operation(
    { summary: 'Lists posts', search: postsSearchSchema, answer: listOf(postSchema) },
    http.get(
      url('/api/post/list'),
      guarded(async ({ search: params }) => {
        const search = z.parse(postsSearchSchema, fromSearchParams(params))
        const found = (await rows.rows()).filter((row) => fits(row, search, posts))
        return ok(page(found, order(search.sort, posts), search), { total: found.length })
      }),
    ),
  ),
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
        return post ? ok(post) : notFound('post')
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
