import { useEffect, useRef, useState } from 'react'

const enterDelay = 100 // ms, as the tooltips'
/** How long the pointer may be outside on its way from a row to its card, in ms. */
const leaveDelay = 200

interface Shown {
  id: string
  /** A hovered card closes when the pointer leaves; one opened by focus or press stays until the focus or a press is elsewhere. */
  by: 'pointer' | 'focus' | 'press'
}

/**
 * Which row's card is open: one at a time, by hover, keyboard focus or press. It stays while hovered, and Escape closes it alone
 * (WCAG 1.4.13); if it only came with the focus, Escape closes what it is in as well, as with MUI's tooltips.
 * @param attribute of each row, whose value is the id; the card is inside
 */
export function useCards(attribute: string) {
  const [shown, setShown] = useState<Shown>()
  const timer = useRef<number>(undefined)
  const later = (next: Shown | undefined, delay: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setShown(next), delay)
  }
  const now = (next: Shown | undefined) => {
    clearTimeout(timer.current)
    setShown(next)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!shown) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      if (shown?.by !== 'focus') event.stopPropagation()
      now(undefined)
    }
    function onPointerDown({ target }: Event) {
      const row = target instanceof Element && target.closest(`[${attribute}]`)
      if (!row || row.getAttribute(attribute) !== shown?.id) now(undefined)
    }
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('pointerdown', onPointerDown, true)
    }
  })

  return {
    isOpen: (id: string) => shown?.id === id,
    onEnter(id: string) {
      if (shown?.id === id) clearTimeout(timer.current)
      else later({ id, by: 'pointer' }, enterDelay)
    },
    onLeave() {
      if (!shown || shown.by === 'pointer') later(undefined, leaveDelay)
      else clearTimeout(timer.current)
    },
    onFocus: (id: string) => now({ id, by: 'focus' }),
    onBlur: (id: string) => shown?.id === id && shown.by !== 'pointer' && now(undefined),
    // A click that has just focused the row, or follows its hover, keeps the card open.
    onPress(id: string, byKey: boolean) {
      const close = shown?.id === id && (shown.by === 'press' || (byKey && shown.by === 'focus'))
      now(close ? undefined : { id, by: 'press' })
    },
  }
}

export type Cards = ReturnType<typeof useCards>
