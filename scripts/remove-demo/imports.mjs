import { posix } from 'node:path'

const statement = /(?:\bfrom\s*|\bimport\s*\(\s*|^import\s+)(['"])([^'"\n]+)\1/gm
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** The project's own files that a file imports: what it writes, and the file's path where there is one. */
export function importsOf(project, file) {
  return [...project.read(file).matchAll(statement)]
    .map(([, , specifier]) => specifier)
    .filter((specifier) => /^(\.\.?\/|@\/)/.test(specifier))
    .map((specifier) => ({ specifier, found: resolve(project, file, specifier.replace(/\?.*$/, '')) }))
}

/** The file of the project that a specifier means, undefined where there is none. */
export function resolve(project, file, specifier) {
  const path = specifier.startsWith('@/') ? `src/${specifier.slice(2)}` : posix.join(posix.dirname(file), specifier)
  return endings.map((ending) => path + ending).find((candidate) => project.has(candidate))
}

/** The packages that a text names between quotes, as an import or a path into node_modules does. */
export function packagesOf(text) {
  return [...text.matchAll(/['"/]((?:@[\w.-]+\/)?[\w.-]+)(?=['"/])/g)].map(([, name]) => name)
}
