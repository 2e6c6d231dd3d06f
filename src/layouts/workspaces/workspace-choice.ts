import { useSyncExternalStore } from 'react'
import { onSessionChange } from '@/auth/session'
import { userKey } from '@/auth/user-key'

const name = 'app-workspace'

// If storage is full or blocked, the choice lasts as long as the page.
let inMemory: { key: string | undefined; id: string } | null = null
const listeners = new Set<() => void>()

function read() {
  const key = userKey(name)
  const chosen = inMemory && inMemory.key === key ? inMemory.id : null
  try {
    return (key && localStorage.getItem(key)) ?? chosen
  } catch {
    return chosen
  }
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => (event.key === userKey(name) || event.key === null) && listener()
  listeners.add(listener)
  addEventListener('storage', onStorage)
  const stop = onSessionChange(listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
    stop()
  }
}

/** The id of the workspace that the user has chosen, as it is stored: any text, or null. Other tabs follow. */
export function useWorkspaceChoice() {
  return useSyncExternalStore(subscribe, read, () => null)
}

/** Stores the choice for the user's next visit. */
export function chooseWorkspace(id: string) {
  const key = userKey(name)
  inMemory = { key, id }
  try {
    if (key) localStorage.setItem(key, id)
  } catch {}
  for (const listener of listeners) listener()
}

/** The chosen one of the workspaces; the first, where the choice is none of them. */
export function chosenOf<T extends { id: string }>(workspaces: T[], choice: string | null) {
  return workspaces.find(({ id }) => id === choice) ?? workspaces[0]
}
