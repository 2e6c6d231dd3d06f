import { createContext, type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/** How long the pointer may be outside on its way to a submenu, in ms. */
const patience = 200

/** `0-1` holds `0-1-2`. */
const holdsId = (id: string, inner: string | undefined) => inner === id || !!inner?.startsWith(`${id}-`)

export const parentId = (id: string) => id.split('-').slice(0, -1).join('-')

const branch = (id: string) => id.split('-').slice(0, 2).join('-')

interface Opened {
  /** The innermost open group; those around it are open too. */
  id: string
  /** The page on which it was opened: on another one it is closed. */
  path: string
  /** Opened by a click or a key, so that the pointer's leaving does not close it. */
  pinned: boolean
}

/**
 * Which submenus are open, while the navigation is a bar. They open on hover and by click, Enter and Space; they stay while
 * the pointer is on them, and close on Escape, on leaving by Tab, on a press elsewhere and on another page.
 */
export function useSubmenus(path: string, isBar: boolean) {
  const root = useRef<HTMLDivElement>(null)
  const timer = useRef<number>(undefined)
  /** Id of the item under the pointer, empty between the items, undefined outside the bar. */
  const pointed = useRef<string>(undefined)
  const [state, setState] = useState<Opened>()
  const opened = isBar && state?.path === path ? state : undefined

  const open = (id: string, pinned: boolean) => {
    clearTimeout(timer.current)
    // A submenu at the top level has an id of two numbers; what is above it is not one.
    setState(id.includes('-') ? { id, path, pinned } : undefined)
  }
  const close = () => {
    clearTimeout(timer.current)
    setState(undefined)
  }
  const itemOf = (id: string) => root.current?.querySelector<HTMLElement>(`[data-item="${id}"]`)

  const id = opened?.id
  useEffect(() => {
    if (!id) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !id) return
      const item = itemOf(id)
      if (item?.contains(document.activeElement)) item.querySelector<HTMLElement>('button')?.focus()
      event.stopPropagation()
      open(parentId(id), true)
    }
    function onPointerDown({ target }: Event) {
      if (!root.current?.contains(target as Node)) close()
    }
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('pointerdown', onPointerDown, true)
    }
  })

  /** A group under the pointer opens; another item closes what it is not in. */
  function hover(id: string) {
    const isGroup = !!itemOf(id)?.querySelector(':scope > [aria-expanded]')
    const target = isGroup ? id : parentId(id)
    if (isGroup && holdsId(id, opened?.id)) return
    // What was opened on purpose stays until the pointer shows something else.
    if (opened?.pinned && !target.includes('-')) return
    const show = () => open(target, !!opened?.pinned && holdsId(target, opened.id))
    // On its way to an open submenu the pointer may cross the neighbours of its item.
    if (opened && branch(opened.id) !== branch(id)) timer.current = window.setTimeout(show, patience)
    else show()
  }

  const closeUnpinned = useEffectEvent(() => {
    if (opened && !opened.pinned) close()
  })

  // An effect's own event: a listener that is renewed with each render misses what comes between commit and effect.
  const pointAt = useEffectEvent((element: EventTarget | null) => {
    const inside = element instanceof Element && root.current?.contains(element)
    const id = inside ? (element.closest<HTMLElement>('[data-item]')?.dataset.item ?? '') : undefined
    // Once per item, so that a submenu closed by Escape does not open again under a pointer that only trembles.
    if (id === pointed.current) return
    pointed.current = id
    clearTimeout(timer.current)
    if (id) hover(id)
    // Also where it is only about to open.
    else if (!inside) timer.current = window.setTimeout(closeUnpinned, patience)
  })

  // Not React's onPointerEnter and onPointerLeave: it derives them from pointerout, which does not come where the pointer
  // has rested since before the element was there, nor where the element under it was removed. Nor pointerover, which Chromium sends
  // to the parent of what was removed: a submenu would open again as soon as it has closed.
  useEffect(() => {
    if (!isBar) return
    const onMove = ({ target, pointerType }: PointerEvent) => pointerType !== 'touch' && pointAt(target)
    const onLeave = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && pointAt(null)
    document.addEventListener('pointermove', onMove)
    document.documentElement.addEventListener('pointerleave', onLeave)
    return () => {
      document.removeEventListener('pointermove', onMove)
      document.documentElement.removeEventListener('pointerleave', onLeave)
    }
  }, [isBar])

  // A pointer that rests sends no event when the layout changes under it.
  useEffect(() => {
    if (!isBar || !matchMedia('(hover: hover)').matches) return
    pointAt(root.current?.querySelector('[data-item]:hover') ?? null)
  }, [isBar])

  return {
    root,
    isOpen: (id: string) => holdsId(id, opened?.id),
    close,
    /** Leaving the bar by Tab. */
    onBlur({ relatedTarget }: FocusEvent) {
      if (!opened || !relatedTarget) return
      let id = opened.id
      while (id.includes('-') && !itemOf(id)?.contains(relatedTarget)) id = parentId(id)
      if (id !== opened.id) open(id, opened.pinned)
    },
    onPress(id: string, byKey: boolean) {
      const isOpen = holdsId(id, opened?.id)
      // A click on what hovering has just opened means to keep it.
      if (isOpen && (byKey || opened?.pinned)) open(parentId(id), true)
      else open(id, true)
    },
  }
}

interface BarState {
  submenus: ReturnType<typeof useSubmenus>
  layout: 'mini' | 'horizontal'
}

/** Where the navigation is a bar, what its groups open as. */
export const Bar = createContext<BarState | undefined>(undefined)
