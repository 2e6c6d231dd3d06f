import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { setWorkspaceSource } from '@/api/client'
import { workspaces } from '@/api/workspaces'
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

/** Calls a listener when the user chooses another workspace, also in another tab. */
function onChoice(listener: () => void) {
  const onStorage = (event: StorageEvent) => (event.key === userKey(name) || event.key === null) && listener()
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

function subscribe(listener: () => void) {
  const stopChoice = onChoice(listener)
  const stopSession = onSessionChange(listener)
  return () => {
    stopChoice()
    stopSession()
  }
}

/** Sends requests for the chosen workspace; the listener drops what the page knows of the one before. */
export function startWorkspaces(listener: () => void) {
  setWorkspaceSource(read)
  onChoice(listener)
}

/** The id of the chosen workspace as stored: any text, or null. Follows other tabs. */
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

/** The chosen workspace; the first if the choice is not among them. */
export function chosenOf<T extends { id: string }>(workspaces: T[], choice: string | null) {
  return workspaces.find(({ id }) => id === choice) ?? workspaces[0]
}

/** The workspaces of the signed-in user, and the chosen one, which is undefined while they load. */
export function useWorkspaces(signedIn: boolean) {
  const query = useQuery({ ...workspaces.list(), enabled: signedIn })
  const choice = useWorkspaceChoice()
  const all = query.data?.data ?? []
  return { query, all, chosen: chosenOf(all, choice) }
}
