/**
 * Bakes the demo data into src/_mock/data, or into the directory named as the first argument.
 * Every run gives the same bytes. Moments are minutes from that of loading, and days are `{ days }` from today, so that nothing ages.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { offers } from './bake-data/offers.mjs'
import { people } from './bake-data/people.mjs'
import { sales } from './bake-data/sales.mjs'
import { workplace } from './bake-data/workplace.mjs'

const target = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../src/_mock/data'))

mkdirSync(target, { recursive: true })
for (const [name, records] of Object.entries({ ...people, ...sales, ...offers, ...workplace })) {
  // One record a line, so that a change of one is a change of one line.
  const lines = records.map((record) => `  ${JSON.stringify(record)}`)
  writeFileSync(path.join(target, `${name}.json`), `[\n${lines.join(',\n')}\n]\n`)
}
