// Lists the texts that a language lacks; they are shown in English. node scripts/texts.mjs
import { readdir, readFile } from 'node:fs/promises'

const root = 'src/i18n/languages'
const languages = await readdir(root)
const names = (await readdir(`${root}/en`)).filter((file) => file.endsWith('.json'))
const plural = /_(zero|one|two|few|many|other)$/
let missing = 0

for (const name of names) {
  const english = keysOf(await read(`${root}/en/${name}`))
  for (const language of languages) {
    const own = keysOf(await read(`${root}/${language}/${name}`))
    for (const key of english) {
      if (own.has(key)) continue
      missing++
      console.log(`${root}/${language}/${name}  ${key}`)
    }
  }
}
console.log(missing ? `${missing} texts are shown in English.` : 'Every text is in every language.')

async function read(file) {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
}

/** Plural forms count once: each language has its own. */
function keysOf(texts, path = '') {
  return new Set(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? (path + key).replace(plural, '') : [...keysOf(value, `${path}${key}.`)],
    ),
  )
}
