import { useSyncExternalStore } from 'react'

const key = 'app-workspace'

// Where the browser's storage is full or forbidden, the choice lasts as long as the page.
let inMemory: string | null = null
const listeners = new Set<() => void>()

function read() {
  try {
    return localStorage.getItem(key) ?? inMemory
  } catch {
    return inMemory
  }
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener()
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

/** The id of the chosen workspace as it is stored: any text, or null. Other tabs follow. */
export function useWorkspaceChoice() {
  return useSyncExternalStore(subscribe, read, () => null)
}

/** Keeps the choice for the next visit. */
export function chooseWorkspace(id: string) {
  inMemory = id
  try {
    localStorage.setItem(key, id)
  } catch {}
  for (const listener of listeners) listener()
}

/** The chosen one of the workspaces; the first, where the choice is none of them. */
export function chosenOf<T extends { id: string }>(workspaces: T[], choice: string | null) {
  return workspaces.find(({ id }) => id === choice) ?? workspaces[0]
}
