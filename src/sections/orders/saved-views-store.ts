import * as z from 'zod/mini'
import { create } from 'zustand'
import { unreadFields } from '@/api/unread-fields'
import { onSessionChange } from '@/auth/session'
import { userKey } from '@/auth/user-key'
import { type OrdersSearch, ordersPage } from './orders-search'

const key = 'orders-views'

// The search params as stored, by any version.
const storedSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  search: z.record(z.string(), z.unknown()),
  /** Its user. Views stored by an older version go to the user who loads them first. */
  owner: z.optional(z.string()),
  /** Time of saving, in ms since 1970. */
  at: z._default(z.number(), 0),
})
type StoredView = z.infer<typeof storedSchema>

/** Named search params of the page; without params for a view that this version cannot read. */
export interface SavedView {
  name: string
  search?: OrdersSearch
}

// A view opens on its first page, at any page size.
const harmless = ['page', 'pageSize']

function toView({ name, search }: StoredView): SavedView {
  if (unreadFields(ordersPage.schema, search).some((field) => !harmless.includes(field))) return { name }
  return { name, search: z.parse(ordersPage.schema, search) }
}

/** Views that could not be stored (storage is full or blocked) last as long as the page. */
const inMemory = new Map<string, StoredView>()

/** Each view has its own key: what two tabs save at the same moment is kept, since neither overwrites the other. */
const keyOf = (name: string) => `${key}:${JSON.stringify([userKey(key), name])}`

const isOwn = ({ owner }: StoredView) => owner === userKey(key)

function own() {
  const found = new Map(inMemory)
  try {
    for (const name of Object.keys(localStorage)) {
      const view = name.startsWith(`${key}:`) && z.safeParse(storedSchema, json(localStorage.getItem(name))).data
      if (view && !found.has(name)) found.set(name, view)
    }
  } catch {
    // Storage is blocked: only this page's views exist.
  }
  const views = [...found.values()].filter(isOwn).sort((a, b) => a.at - b.at || a.name.localeCompare(b.name))
  return views.map(toView)
}

function json(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

export const useSavedViews = create<{ views: SavedView[] }>(() => ({ views: [] }))

function refresh() {
  adopt()
  useSavedViews.setState({ views: own() })
}
refresh()
onSessionChange((change) => change !== 'renewed' && refresh())
// Another tab saved or deleted a view; node has no such event.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === null || event.key.startsWith(key)) refresh()
})

/** Moves the user's views out of the list where older versions stored those of all users. */
function adopt() {
  const owner = userKey(key)
  if (!owner) return
  try {
    const list = json(localStorage.getItem(key))
    if (!Array.isArray(list)) return
    const views = list.flatMap((entry) => z.safeParse(storedSchema, entry).data ?? [])
    const isMine = (view: StoredView) => view.owner === undefined || isOwn(view)
    for (const [at, view] of views.filter(isMine).entries()) {
      if (!localStorage.getItem(keyOf(view.name))) write({ ...view, owner, at })
    }
    const others = views.filter((view) => !isMine(view))
    if (others.length > 0) localStorage.setItem(key, JSON.stringify(others))
    else localStorage.removeItem(key)
  } catch {
    // Storage is blocked.
  }
}

/** Returns true if the view will survive a reload. */
function write(view: StoredView) {
  const place = keyOf(view.name)
  try {
    localStorage.setItem(place, JSON.stringify(view))
    inMemory.delete(place)
    return true
  } catch {
    inMemory.set(place, view)
    return false
  }
}

const defaults: Record<string, unknown> = ordersPage.defaults
const stripped = (search: OrdersSearch) =>
  Object.fromEntries(Object.entries(search).filter(([name, value]) => value !== defaults[name]))

/** Saves a view; replaces one of the same name. Returns true if it will survive a reload. */
export function saveView({ name, search }: Required<SavedView>) {
  const isStored = write({ name, search: stripped(search), owner: userKey(key), at: Date.now() })
  useSavedViews.setState({ views: own() })
  return isStored
}

export function removeView(name: string) {
  inMemory.delete(keyOf(name))
  try {
    localStorage.removeItem(keyOf(name))
  } catch {
    // Storage is blocked.
  }
  useSavedViews.setState({ views: own() })
}
