/**
 * The user's changes, stored per tab and applied to the baked data. The copy in memory is authoritative; session storage only
 * preserves it over a reload.
 */
const key = 'ark-mock'

type Row = { id: string }
/** By resource and id: the current row, or null if it was deleted. */
export type Changes = Record<string, Record<string, Row | null>>

let changes: Changes = read()

// Returns the changes of a resource: by default this module's.
let changesFor = (_resource: string) => changes

/** Sets the storage of changes, for a server with many users. */
export function setStore(of: typeof changesFor) {
  changesFor = of
}

function read(): Changes {
  const changes = noChanges()
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (!isObject(stored)) return changes
    for (const [resource, rows] of Object.entries(stored)) {
      if (!isObject(rows)) continue
      for (const [id, row] of Object.entries(rows)) {
        if (row === null || (isObject(row) && row.id === id)) rowsOf(changes, resource)[id] = row as Row | null
      }
    }
  } catch {
    // No storage (node, blocked), or invalid contents: start from the baked data.
  }
  return changes
}

export function noChanges(): Changes {
  return Object.create(null)
}

function write() {
  try {
    sessionStorage.setItem(key, JSON.stringify(changes))
  } catch {
    // Full or blocked: the changes last until the next reload.
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function rowsOf(changes: Changes, resource: string) {
  changes[resource] ??= Object.create(null) as Record<string, Row | null>
  return changes[resource]
}

/** All changes of a resource by id, in the order of each row's first change. */
export function changesOf<T extends Row>(resource: string): ReadonlyMap<string, T | null> {
  return new Map(Object.entries(rowsOf(changesFor(resource), resource)) as [string, T | null][])
}

/** Stores the current state of rows. */
export function keep(resource: string, ...rows: Row[]) {
  for (const row of rows) rowsOf(changesFor(resource), resource)[row.id] = row
  write()
}

/** Stores that rows were deleted. */
export function forget(resource: string, ...ids: string[]) {
  for (const id of ids) rowsOf(changesFor(resource), resource)[id] = null
  write()
}

/** Resets to the baked data. */
export function resetStore() {
  changes = noChanges()
  write()
}

/** Resets to the baked data, except for one resource. */
export function resetAllBut(resource: string) {
  const kept = changesOf(resource)
  resetStore()
  changes[resource] = Object.assign(Object.create(null), Object.fromEntries(kept))
  write()
}

/** Reads the storage again, as a reload would. */
export function reloadStore() {
  changes = read()
}
