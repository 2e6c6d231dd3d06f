import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'

/** The project's files as they will be: nothing is on the disk before save(). */
export class Project {
  #texts = new Map()
  #new = new Set()

  /** What was to be edited and is not as expected, a sentence each. */
  notes = []

  /** @param before the project that this one is made from */
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

  /** @throws Error where there is no such file. */
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

  /** Makes changes one by one; one that does not find what it looks for is noted and left out. */
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

/** Reads what git knows of, or would if it were added; pictures and the like are there without their text. */
export async function loadProject() {
  const texts = /\.(tsx?|mjs|cjs|js|jsonc?|mdx?|html|css|ya?ml|webmanifest)$|(^|\/)\.[\w.]+$/
  const files = await Promise.all(
    (await list()).map(async (file) => [file, texts.test(file) ? await readFile(file, 'utf8').catch(() => null) : '']),
  )
  // Deleted, and not yet told to git.
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

/** All files of a folder; not those that are installed or built. */
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
