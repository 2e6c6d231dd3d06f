import { createContext, type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/** How long the pointer may be outside a submenu on its way there, in ms. */
const patience = 200

/** `0-1` contains `0-1-2`. */
const holdsId = (id: string, inner: string | undefined) => inner === id || !!inner?.startsWith(`${id}-`)

export const parentId = (id: string) => id.split('-').slice(0, -1).join('-')

const branch = (id: string) => id.split('-').slice(0, 2).join('-')

interface Opened {
  /** The innermost open group; its ancestors are open too. */
  id: string
  /** The page where it was opened; navigation closes it. */
  path: string
  /** Opened by click or key, so that it stays when the pointer leaves. */
  pinned: boolean
}

/**
 * The open submenus while the navigation is a bar. They open by hover, click, Enter and Space; they stay while hovered, and close
 * by Escape, on leaving by Tab, by a click elsewhere and on navigation.
 */
export function useSubmenus(path: string, isBar: boolean) {
  const root = useRef<HTMLDivElement>(null)
  const timer = useRef<number>(undefined)
  /** Id of the hovered item, empty between items, undefined outside the bar. */
  const pointed = useRef<string>(undefined)
  const [state, setState] = useState<Opened>()
  const opened = isBar && state?.path === path ? state : undefined

  const open = (id: string, pinned: boolean) => {
    clearTimeout(timer.current)
    // A top-level submenu has an id of two indexes; its parent is not a submenu.
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
      if (!(target instanceof Node && root.current?.contains(target))) close()
    }
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('pointerdown', onPointerDown, true)
    }
  })

  /** Hovering a group opens it; hovering another item closes the submenus that do not contain it. */
  function hover(id: string) {
    const isGroup = !!itemOf(id)?.querySelector(':scope > [aria-expanded]')
    const target = isGroup ? id : parentId(id)
    if (isGroup && holdsId(id, opened?.id)) return
    // A pinned submenu stays until another group is hovered.
    if (opened?.pinned && !target.includes('-')) return
    const show = () => open(target, !!opened?.pinned && holdsId(target, opened.id))
    // On its way to an open submenu the pointer may cross other items.
    if (opened && branch(opened.id) !== branch(id)) timer.current = window.setTimeout(show, patience)
    else show()
  }

  const closeUnpinned = useEffectEvent(() => {
    if (opened && !opened.pinned) close()
  })

  // An effect event: a listener replaced on each render would miss events between commit and effect.
  const pointAt = useEffectEvent((element: EventTarget | null) => {
    const inside = element instanceof Element && root.current?.contains(element)
    const id = inside ? (element.closest<HTMLElement>('[data-item]')?.dataset.item ?? '') : undefined
    // Once per item, so that a submenu closed by Escape does not reopen when the pointer moves slightly.
    if (id === pointed.current) return
    pointed.current = id
    clearTimeout(timer.current)
    if (id) hover(id)
    // Also if it is only about to open.
    else if (!inside) timer.current = window.setTimeout(closeUnpinned, patience)
  })

  // Not React's onPointerEnter and onPointerLeave: they derive from pointerout, which is not fired if the pointer has rested
  // there since before the element existed, nor if the element under it was removed. Nor pointerover, which Chromium fires on the
  // parent of a removed element: a submenu would reopen right after closing.
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

  // A resting pointer fires no event when the layout changes under it.
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
      // A click on a group just opened by hovering pins it.
      if (isOpen && (byKey || opened?.pinned)) open(parentId(id), true)
      else open(id, true)
    },
  }
}

interface BarState {
  submenus: ReturnType<typeof useSubmenus>
  layout: 'mini' | 'horizontal'
}

/** The state of the submenus while the navigation is a bar. */
export const Bar = createContext<BarState | undefined>(undefined)
