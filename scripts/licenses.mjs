import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const read = (...path) => readFile(join('node_modules', ...path), 'utf8')

/**
 * The licenses of fonts and icons, which the bundler does not list, since chunks do not import them as modules of their packages.
 * @returns sections of Markdown, in the bundler's format.
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

/** The packages that a site ships, with their versions and hashes, in CycloneDX. */
export async function billOfMaterials() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--workspaces=false', '--package-lock-only']
  const options = { maxBuffer: 1 << 26, shell: process.platform === 'win32' }
  const bill = JSON.parse((await promisify(execFile)('npm', args, options)).stdout)
  // npm takes the folder's.
  bill.metadata.component.name = JSON.parse(await readFile('package.json', 'utf8')).name
  // With --omit=dev npm also leaves out what both need, React for one.
  const components = bill.components.filter(
    ({ properties }) => !properties?.some(({ name }) => name === 'cdx:npm:package:development'),
  )
  const refs = new Set([bill.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])])
  const dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn?.filter((other) => refs.has(other)) }))
  return `${JSON.stringify({ ...bill, components, dependencies }, null, 2)}\n`
}
