import { changesOf, forget, keep } from './store'

type Row = { id: string }

/** The deleted rows of a resource, so that an undo restores them with everything deleted along. */
export function bin<T extends Row>(name: string) {
  const store = `deleted-${name}`
  return {
    remove(row: T, others: T[] = []) {
      const rows = [row, ...others]
      keep(store, { id: row.id, rows } as Row)
      forget(name, ...rows.map(({ id }) => id))
    },
    /** Restores a row; returns true if there was one. */
    restore(id: string) {
      const deleted = changesOf<Row & { rows: T[] }>(store).get(id)
      if (!Array.isArray(deleted?.rows)) return false
      keep(name, ...deleted.rows)
      forget(store, id)
      return true
    },
  }
}
