import { statSync } from 'node:fs'
import path from 'node:path'
import { between, chance, cover, day, hour, person, pick, rows, some } from './common.mjs'
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

export { files }
