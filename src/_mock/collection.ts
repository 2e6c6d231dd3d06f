import * as z from 'zod/mini'
import { bin } from './bin'
import { laid } from './dates'
import { changesOf, keep } from './store'

type Row = { id: string }
type Baked = () => Promise<{ default: unknown[] }>

const listeners = new Set<(name: string) => void>()

/**
 * Tells a listener of every resource whose rows are read: so the build learns what to preload for a page.
 * @returns the function that removes it
 */
export function onRowsRead(listener: (name: string) => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellRowsRead(name: string) {
  for (const listener of listeners) listener(name)
}

/**
 * The rows of one resource: the baked ones, loaded when first asked for, with what the tab changed laid over.
 * What stands in the storage and does not fit the schema (old, edited) is passed over.
 * @param more makes of the baked rows as many as are wanted
 */
export function collection<T extends Row>(
  name: string,
  schema: z.ZodMiniType<T>,
  baked: Baked,
  more = (rows: T[]) => rows,
) {
  let base: Promise<T[]> | undefined

  async function rows() {
    tellRowsRead(name)
    base ??= baked().then(
      (module) => more(laid<T[]>(module.default)),
      (error) => {
        // A chunk that did not come may come next time.
        base = undefined
        throw error
      },
    )
    const loaded = await base
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
  // randomUUID is for secure origins alone, and the demo runs on others too.
  return `${name}-${Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')}`
}
