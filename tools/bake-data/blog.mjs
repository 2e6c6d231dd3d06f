import { ago, between, chance, cover, person, pick, some } from './common.mjs'
import * as words from './words.mjs'

const text = (title) => `${title}: what we tried, what we kept and what we'd do differently next time.`

const posts = words.posts.map((title, index) => {
  const faker = chance(title)
  return {
    id: `post-${index + 1}`,
    title,
    description: text(title),
    content: `${text(title)} It started with a colleague's question and turned into three weeks of notes. Here are the highlights.`,
    coverUrl: cover(index),
    publish: index % 6 === 5 ? 'draft' : 'published',
    tags: some(faker, ['Teams', 'Design', 'Engineering', 'Writing', 'Process'], 1, 3),
    author: pick(person(index * 11), 'name', 'avatarUrl'),
    totalViews: between(faker, 200, 24000),
    totalShares: between(faker, 4, 900),
    totalComments: between(faker, 0, 160),
    createdAt: ago(index, faker),
  }
})

export { posts }
