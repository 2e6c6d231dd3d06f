/**
 * Generates the demo data in src/_mock/data and the demo's files in public/assets/files, or the data alone in the directory given
 * as the first argument. Every run gives the same bytes.
 * Timestamps are minutes from the time of loading, and days are `{ days }` from today, so that nothing becomes outdated.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { blog } from './bake-data/blog.mjs'
import { events } from './bake-data/calendar.mjs'
import { conversations } from './bake-data/chat.mjs'
import { contentOf, pathOf } from './bake-data/documents.mjs'
import { files } from './bake-data/files.mjs'
import { past } from './bake-data/history.mjs'
import { columns, tasks } from './bake-data/kanban.mjs'
import { mails } from './bake-data/mail.mjs'
import { offers } from './bake-data/offers.mjs'
import { people } from './bake-data/people.mjs'
import { products } from './bake-data/products.mjs'
import { sales } from './bake-data/sales.mjs'
import * as words from './bake-data/words.mjs'

const target = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../src/_mock/data'))

mkdirSync(target, { recursive: true })
for (const [name, records] of Object.entries({
  ...people,
  ...sales,
  ...offers,
  ...past,
  ...blog,
  files,
  products,
  mails,
  conversations,
  calendar: events,
  columns,
  tasks,
})) {
  // One record a line, so that a change of one is a change of one line.
  const lines = records.map((record) => `  ${JSON.stringify(record)}`)
  writeFileSync(path.join(target, `${name}.json`), `[\n${lines.join(',\n')}\n]\n`)
}

if (!process.argv[2]) {
  const publicFolder = path.join(import.meta.dirname, '../public')
  mkdirSync(path.join(publicFolder, 'assets/files'), { recursive: true })
  for (const [, name] of words.files) {
    const content = contentOf(name)
    if (content) writeFileSync(path.join(publicFolder, pathOf(name)), content)
  }
}
