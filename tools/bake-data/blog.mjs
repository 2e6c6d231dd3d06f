import { articles, htmlOf } from './articles.mjs'
import { ago, between, chance, cover, day, people, pick } from './common.mjs'

/** The posts as in a list, without their contents. */
const posts = articles.map(({ title, author, tags, description }, index) => {
  const faker = chance(title)
  const isDraft = index % 6 === 5
  // A draft has no readers yet, and the last one is in work this week.
  const read = (from, to) => (isDraft ? 0 : between(faker, from, to))
  return {
    id: `post-${index + 1}`,
    title,
    description,
    content: '',
    coverUrl: cover(index),
    publish: isDraft ? 'draft' : 'published',
    tags,
    author: pick(
      people.find(({ name }) => name === author),
      'name',
      'avatarUrl',
    ),
    totalViews: read(200, 24000),
    totalShares: read(4, 900),
    totalComments: read(0, 160),
    createdAt: index === articles.length - 1 ? -day : ago(index, faker),
  }
})

/** Apart from the lists, which need none of them. */
const contents = articles.map((article, index) => ({ id: `post-${index + 1}`, content: htmlOf(article) }))

export const blog = { posts, 'post-contents': contents }
