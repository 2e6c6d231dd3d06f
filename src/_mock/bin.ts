import { changesOf, forget, keep } from './store'

type Row = { id: string }

/** What was deleted from a resource, so that an undo brings it back as it was, with all that went along. */
export function bin<T extends Row>(name: string) {
  const store = `deleted-${name}`
  return {
    remove(row: T, others: T[] = []) {
      const rows = [row, ...others]
      keep(store, { id: row.id, rows } as Row)
      forget(name, ...rows.map(({ id }) => id))
    },
    /** Whether there was such a row to bring back. */
    restore(id: string) {
      const deleted = changesOf<Row & { rows: T[] }>(store).get(id)
      if (!Array.isArray(deleted?.rows)) return false
      keep(name, ...deleted.rows)
      forget(store, id)
      return true
    },
  }
}
