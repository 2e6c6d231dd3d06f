import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'

/** The project's files in memory: nothing is written before save(). */
export class Project {
  #texts = new Map()
  #new = new Set()

  /** Edits that did not find what they expected, one sentence each. */
  notes = []

  /** @param before the project that this one is derived from */
  constructor(files, before) {
    for (const [file, text] of files) this.#texts.set(file, text)
    this.before = before
  }

  copy() {
    return new Project(this.#texts, this)
  }

  files() {
    return [...this.#texts.keys()].sort()
  }

  has(file) {
    return this.#texts.has(file)
  }

  isNew(file) {
    return this.#new.has(file)
  }

  /** @throws Error if the file does not exist. */
  read(file) {
    const text = this.#texts.get(file)
    if (text === undefined) throw new Error(`${file} is missing.`)
    return text
  }

  write(file, text) {
    if (this.#texts.get(file) === text) return
    this.#texts.set(file, text)
    this.#new.add(file)
  }

  remove(file) {
    this.#texts.delete(file)
    this.#new.delete(file)
  }

  /** Applies changes one by one; one that does not find its text is noted and skipped. */
  edit(file, ...changes) {
    if (!this.has(file)) return
    for (const change of changes) {
      try {
        this.write(file, change(this.read(file)))
      } catch (error) {
        this.notes.push(`${file} ${error.message}`)
      }
    }
  }

  async save(gone) {
    for (const file of gone) await rm(file)
    for (const folder of new Set(gone.map((file) => dirname(file)))) await removeEmpty(folder)
    for (const file of this.#new) {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, this.#texts.get(file))
    }
  }
}

/** Reads the files that git tracks or would add; pictures and other binary files without their contents. */
export async function loadProject() {
  const texts = /\.(tsx?|mjs|cjs|js|jsonc?|mdx?|html|css|ya?ml|webmanifest)$|(^|\/)\.[\w.]+$/
  const files = await Promise.all(
    (await list()).map(async (file) => [file, texts.test(file) ? await readFile(file, 'utf8').catch(() => null) : '']),
  )
  // Deleted, but not yet staged.
  return new Project(files.filter(([, text]) => text !== null))
}

async function list() {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter(Boolean)
  } catch {
    return filesIn('.')
  }
}

/** All files of a folder, except dependencies and build output. */
export async function filesIn(root) {
  const made = /^(node_modules|\.git|dist[\w-]*|storybook-static|test-results|visual-report)(\/|$)/
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/'))
    .map((file) => (root === '.' ? file : file.slice(root.length + 1)))
    .filter((file) => !made.test(file))
}

async function removeEmpty(folder) {
  if (folder === '.') return
  try {
    await rmdir(folder)
  } catch {
    return
  }
  await removeEmpty(dirname(folder))
}
