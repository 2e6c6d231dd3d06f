import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const read = (...path) => readFile(join('node_modules', ...path), 'utf8')

/**
 * What the site ships and the bundler does not list: no chunk imports fonts and icons as modules of their packages.
 * @returns sections of Markdown, in the shape of the bundler's.
 */
export async function fontAndIconLicenses() {
  const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8'))
  const names = Object.keys({ ...dependencies, ...devDependencies }).sort()
  const sections = []
  for (const name of names.filter((name) => name.startsWith('@fontsource'))) {
    sections.push(`${await heading(name)}\n\n${(await read(name, 'LICENSE')).trim()}\n`)
  }
  for (const name of names.filter((name) => name.startsWith('@iconify-json/'))) {
    const { name: set, author, license } = JSON.parse(await read(name, 'info.json'))
    const words = `Icons of the set ${set} by ${author.name} (${author.url}), licensed under ${license.title} (${license.url}).`
    sections.push(`${await heading(name)}\n\n${words}\n`)
  }
  return sections.join('\n')
}

async function heading(name) {
  const { version, license } = JSON.parse(await read(name, 'package.json'))
  return `## ${name} - ${version} (${license})`
}
