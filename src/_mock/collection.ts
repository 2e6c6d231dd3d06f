import * as z from 'zod/mini'
import { bin } from './bin'
import { laid } from './dates'
import { changesOf, keep } from './store'
import { idIn, ownerOf } from './workspace'

type Row = { id: string }
type Baked = () => Promise<{ default: unknown[] }>
type Options<T> = { more?: (rows: T[]) => T[]; others?: (rows: T[], workspace: number) => T[] }

const listeners = new Set<(name: string) => void>()

/**
 * Calls a listener with every resource whose rows are read: the build learns from it what to preload for a page.
 * @returns the function that removes it
 */
export function onRowsRead(listener: (name: string) => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellRowsRead(name: string) {
  for (const listener of listeners) listener(name)
}

/** Loads data on first use and caches it; a failed load is not cached. */
export function loadedOnce<T>(load: () => Promise<T>) {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/**
 * The rows of a resource: the baked ones, loaded on first use, with the tab's changes applied. Stored rows that do not match the
 * schema (old, edited) are ignored.
 * @param more makes more rows out of the baked ones
 * @param others makes another workspace's rows out of the first one's; without it the workspaces share the rows
 */
export function collection<T extends Row>(
  name: string,
  schema: z.ZodMiniType<T>,
  baked: Baked,
  { more = (rows) => rows, others }: Options<T> = {},
) {
  const base = loadedOnce(async () => more(laid<T[]>((await baked()).default)))
  const theirs = new Map<number, T[]>()

  async function loadedOf(workspace: number) {
    const first = await base()
    if (workspace === 1 || !others) return first
    const made =
      theirs.get(workspace) ?? others(first, workspace).map((row) => ({ ...row, id: idIn(workspace, row.id) }))
    theirs.set(workspace, made)
    return made
  }

  async function rows(workspace = 1) {
    tellRowsRead(name)
    const loaded = await loadedOf(workspace)
    const changes = new Map<string, T | null>()
    for (const [id, row] of changesOf<T>(name)) {
      const parsed = z.safeParse(schema, row)
      if (row === null) changes.set(id, null)
      else if (parsed.success) changes.set(id, parsed.data)
    }
    if (changes.size === 0) return loaded
    const ids = new Set(loaded.map(({ id }) => id))
    const isNew = (id: string) => !ids.has(id) && (!others || ownerOf(id) === workspace)
    const added = [...changes].filter(([id]) => isNew(id)).map(([, row]) => row)
    const kept = loaded.map((row) => (changes.has(row.id) ? changes.get(row.id) : row))
    return [...added.reverse(), ...kept].filter((row): row is T => !!row)
  }

  return {
    name,
    schema,
    rows,
    find: async (id: string) => (await rows()).find((row) => row.id === id),
    /** The id for a new row: the wanted one, or one that no other row has. */
    newId: (workspace: number, id = freshId(name)) => (others ? idIn(workspace, id) : id),
    keep: (...changed: T[]) => keep(name, ...changed),
    ...bin<T>(name),
  }
}

export type Collection<T extends Row> = ReturnType<typeof collection<T>>

/** An id that no other row has. */
export function freshId(name: string) {
  // randomUUID needs a secure origin, and the demo also runs on others.
  return `${name}-${Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')}`
}
