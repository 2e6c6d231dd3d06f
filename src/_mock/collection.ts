import * as z from 'zod/mini'
import { bin } from './bin'
import { laid } from './dates'
import { changesOf, keep } from './store'

type Row = { id: string }
type Baked = () => Promise<{ default: unknown[] }>

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
 */
export function collection<T extends Row>(
  name: string,
  schema: z.ZodMiniType<T>,
  baked: Baked,
  more = (rows: T[]) => rows,
) {
  const base = loadedOnce(async () => more(laid<T[]>((await baked()).default)))

  async function rows() {
    tellRowsRead(name)
    const loaded = await base()
    const changes = new Map<string, T | null>()
    for (const [id, row] of changesOf<T>(name)) {
      const parsed = z.safeParse(schema, row)
      if (row === null) changes.set(id, null)
      else if (parsed.success) changes.set(id, parsed.data)
    }
    if (changes.size === 0) return loaded
    const ids = new Set(loaded.map(({ id }) => id))
    const added = [...changes].filter(([id]) => !ids.has(id)).map(([, row]) => row)
    const kept = loaded.map((row) => (changes.has(row.id) ? changes.get(row.id) : row))
    return [...added.reverse(), ...kept].filter((row): row is T => !!row)
  }

  return {
    name,
    schema,
    rows,
    find: async (id: string) => (await rows()).find((row) => row.id === id),
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
