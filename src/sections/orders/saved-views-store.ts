import * as z from 'zod/mini'
import { create } from 'zustand'
import { type OrdersPageSearch, ordersPageDefaults, ordersPageSchema } from './orders-search'

const key = 'orders-views'

const viewSchema = z.object({ name: z.string().check(z.minLength(1), z.maxLength(60)), search: ordersPageSchema })

/** A named address of the page. */
export interface SavedView {
  name: string
  search: OrdersPageSearch
}

/** The views that were saved in this browser; what does not fit in storage is passed over, one by one. */
function read(): SavedView[] {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(held)) return []
    return held.flatMap((view) => z.safeParse(viewSchema, view).data ?? [])
  } catch {
    return []
  }
}

export const useSavedViews = create<{ views: SavedView[] }>(() => ({ views: read() }))

function write(views: SavedView[]) {
  useSavedViews.setState({ views })
  try {
    localStorage.setItem(key, JSON.stringify(views.map(({ name, search }) => ({ name, search: stripped(search) }))))
    return true
  } catch {
    return false
  }
}

const stripped = (search: OrdersPageSearch) =>
  Object.fromEntries(
    Object.entries(search).filter(([name, value]) => value !== ordersPageDefaults[name as keyof OrdersPageSearch]),
  )

/** Keeps a view under a name; one that bears it already is replaced. Says whether it will be there after a reload. */
export function saveView(view: SavedView) {
  const { views } = useSavedViews.getState()
  return write([...views.filter(({ name }) => name !== view.name), view])
}

export function removeView(name: string) {
  return write(useSavedViews.getState().views.filter((view) => view.name !== name))
}
