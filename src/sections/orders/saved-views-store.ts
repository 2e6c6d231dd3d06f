import * as z from 'zod/mini'
import { create } from 'zustand'
import { unreadFields } from '@/api/unread-fields'
import { onSessionChange } from '@/auth/session'
import { userKey } from '@/auth/user-key'
import { type OrdersPageSearch, ordersPageDefaults, ordersPageSchema } from './orders-search'

const key = 'orders-views'

// The search as it is stored, by whatever version.
const storedSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  search: z.record(z.string(), z.unknown()),
  /** Whose it is. Views that an older version stored belong to who sees them first. */
  owner: z.optional(z.string()),
})
type StoredView = z.infer<typeof storedSchema>

/** Named search params of the page; without them for a view that this version can't read. */
export interface SavedView {
  name: string
  search?: OrdersPageSearch
}

function toView({ name, search }: StoredView): SavedView {
  if (unreadFields(ordersPageSchema, search).length > 0) return { name }
  return { name, search: z.parse(ordersPageSchema, search) }
}

// Where the browser's storage is full or blocked, views last as long as the page.
let inMemory: StoredView[] | undefined

/** The views in storage; entries that are not views are passed over, one by one. */
function stored(): StoredView[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(entries)) return []
    return entries.flatMap((entry) => z.safeParse(storedSchema, entry).data ?? [])
  } catch {
    return []
  }
}

const isOwn = ({ owner }: StoredView) => owner === undefined || owner === userKey(key)
const own = () => (inMemory ?? stored()).filter(isOwn).map(toView)

export const useSavedViews = create<{ views: SavedView[] }>(() => ({ views: own() }))
adopt()
onSessionChange((change) => {
  if (change === 'renewed') return
  adopt()
  useSavedViews.setState({ views: own() })
})

function adopt() {
  if (userKey(key) && stored().some(({ owner }) => owner === undefined)) change((views) => views)
}

// Another tab saved or deleted a view; in node there is none.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === key || event.key === null) useSavedViews.setState({ views: own() })
})

/** Changes what is in storage now, not what this tab read: another tab may have saved a view since. */
function change(edit: (views: StoredView[]) => StoredView[]) {
  const owner = userKey(key)
  const all = inMemory ?? stored()
  const edited = edit(all.filter(isOwn)).map((view) => ({ ...view, owner }))
  const views = [...all.filter((view) => !isOwn(view)), ...edited]
  useSavedViews.setState({ views: edited.map(toView) })
  try {
    localStorage.setItem(key, JSON.stringify(views))
    inMemory = undefined
    return true
  } catch {
    inMemory = views
    return false
  }
}

const stripped = (search: OrdersPageSearch) =>
  Object.fromEntries(
    Object.entries(search).filter(([name, value]) => value !== ordersPageDefaults[name as keyof OrdersPageSearch]),
  )

/** Saves a view; replaces one of the same name. Returns whether it will be there after a reload. */
export function saveView({ name, search }: Required<SavedView>) {
  return change((views) => [...views.filter((view) => view.name !== name), { name, search: stripped(search) }])
}

export function removeView(name: string) {
  return change((views) => views.filter((view) => view.name !== name))
}
