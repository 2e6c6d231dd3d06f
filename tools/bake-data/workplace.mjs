import { statSync } from 'node:fs'
import path from 'node:path'
import { ago, avatar, between, chance, cover, day, hour, nth, person, pick, rows, some } from './common.mjs'
import { contentOf, pathOf } from './documents.mjs'
import * as words from './words.mjs'

const folders = ['Docs', 'Projects', 'Work', 'Training', 'Sport', 'Foods']

const share = (faker, from, count) =>
  Array.from({ length: count }, (_, index) => ({
    ...pick(person(from + index * 5), 'name', 'email', 'avatarUrl'),
    permission: faker.helpers.arrayElement(['view', 'edit']),
  }))

const publicFolder = path.join(import.meta.dirname, '../../public')

/** The covers that show what the names of pictures say. */
const pictures = { 'Forest run.webp': cover(4), 'City market.webp': cover(9), 'Harbor at dusk.webp': cover(1) }

const fileTags = ['Important', 'Draft', 'Shared', 'Archive', 'Personal']

const files = [
  ...rows('folders', 6, (faker, index) => ({
    id: `folder-${index + 1}`,
    name: folders[index],
    type: 'folder',
    url: folders[index].toLowerCase(),
    shared: share(faker, index, index % 3),
    tags: some(faker, fileTags, 0, 2),
    size: 0,
    totalFiles: 0,
    createdAt: -between(faker, 200 * day, 400 * day),
    modifiedAt: -between(faker, 1 * hour, 40 * day),
    isFavorited: index % 3 === 0,
    parentId: null,
  })),
  ...words.files.map(([folder, name, type, larger], index) => {
    const faker = chance(name)
    const url = pictures[name] ?? pathOf(name)
    const content = contentOf(name)
    return {
      id: `file-${index + 1}`,
      name,
      type,
      url,
      shared: share(faker, index, index % 4),
      tags: some(faker, fileTags, 0, 3),
      size: larger ?? content?.length ?? statSync(path.join(publicFolder, url)).size,
      createdAt: -between(faker, 60 * day, 200 * day),
      modifiedAt: -between(faker, 10, 60 * day),
      isFavorited: index % 4 === 1,
      parentId: folder && `folder-${folders.indexOf(folder) + 1}`,
    }
  }),
]

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

const conversations = rows('conversations', 6, (faker, index) => ({
  id: `conversation-${index + 1}`,
  type: index === 3 ? 'GROUP' : 'ONE_TO_ONE',
  unreadCount: nth([2, 0, 0, 5, 0, 1], index),
  participants: (index === 3 ? [1, 2, 3] : [index + 1]).map((contact) => `contact-${contact}`),
  messages: words.messages.map((body, message) => ({
    id: `message-${message + 1}`,
    body,
    senderId: message % 2 ? 'me' : `contact-${index === 3 ? (message % 3) + 1 : index + 1}`,
    createdAt: -((index + 1) * 5 * hour) + message * between(faker, 2, 9),
  })),
}))

const tasks = words.tasks.map(([column, name], index) => {
  const faker = chance(name)
  return {
    id: `task-${index + 1}`,
    columnId: column.toLowerCase().replaceAll(' ', '-'),
    name,
    description: `${name}, as agreed in the last planning.`,
    priority: nth(['low', 'medium', 'high'], index),
    labels: some(faker, ['Design', 'Code', 'Text', 'Legal'], 1, 2),
    dueDate: { days: between(faker, -3, 20) },
    assignee: [pick(person(index * 2), 'name', 'avatarUrl')],
  }
})

const events = words.meetings.map((title, index) => {
  const faker = chance(title)
  const startDate = (index * 3 - 8) * day + between(faker, 0, 8) * 30
  const allDay = index % 4 === 2
  return {
    id: `event-${index + 1}`,
    title,
    description: `${title} with ${person(index + 2).name}.`,
    allDay,
    startDate,
    endDate: startDate + (allDay ? day : hour),
  }
})

const mails = rows('mails', 24, (faker, index) => {
  const [subject, message] = nth(words.mails, index)
  const sent = index % 6 === 5
  const me = { name: 'Marlow Whitfield', email: 'demo@ark.dev', avatarUrl: avatar(0) }
  const other = pick(person(index + 4), 'name', 'email', 'avatarUrl')
  const labels = sent ? ['sent'] : index % 8 === 6 ? ['spam'] : ['inbox']
  return {
    id: `mail-${index + 1}`,
    labelIds: index % 5 === 0 ? [...labels, 'family'] : labels,
    isUnread: !sent && index % 3 === 0,
    isStarred: index % 7 === 0,
    subject,
    message: `${message} Best regards, ${(sent ? me : other).name}`,
    from: sent ? me : other,
    to: [sent ? other : me],
    createdAt: -(index * 7 * hour + between(faker, 3, 5 * hour)),
  }
})

export const workplace = { files, posts, conversations, tasks, events, mails }
