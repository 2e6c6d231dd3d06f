import { posix } from 'node:path'

const statement = /(?:\bfrom\s*|\bimport\s*\(\s*|^import\s+)(['"])([^'"\n]+)\1/gm
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** The project's own files that a file imports: the specifier, and the file's path if it exists. */
export function importsOf(project, file) {
  return [...project.read(file).matchAll(statement)]
    .map(([, , specifier]) => specifier)
    .filter((specifier) => /^(\.\.?\/|@\/)/.test(specifier))
    .map((specifier) => ({ specifier, found: resolve(project, file, specifier.replace(/\?.*$/, '')) }))
}

/** The file of the project that a specifier resolves to; undefined if there is none. */
export function resolve(project, file, specifier) {
  const path = specifier.startsWith('@/') ? `src/${specifier.slice(2)}` : posix.join(posix.dirname(file), specifier)
  return endings.map((ending) => path + ending).find((candidate) => project.has(candidate))
}

/** The packages in a text's quoted strings, as in imports or paths into node_modules. */
export function packagesOf(text) {
  return [...text.matchAll(/['"/]((?:@[\w.-]+\/)?[\w.-]+)(?=['"/])/g)].map(([, name]) => name)
}
