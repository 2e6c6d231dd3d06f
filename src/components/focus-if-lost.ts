import { useEffect, useEffectEvent, useRef } from 'react'
import { recordLink } from './records/use-place'

/** Moves the focus to an element if the focused one was removed with the previous page. */
export function focusIfLost(goal: HTMLElement | null | undefined) {
  const { activeElement, body } = document
  // The body has the focus if no element does.
  const lost = !activeElement || activeElement === body || activeElement.matches('main')
  // The router handles the scroll position.
  if (lost) goal?.focus({ preventScroll: true })
}

/**
 * For a list that replaces a record's page: moves the focus to that record's link (`recordMark`).
 * @param from the record's id; undefined if there was none
 */
export function useFocusBack(from: string | undefined) {
  const start = useRef(from)
  useEffect(() => {
    if (start.current) focusIfLost(recordLink(start.current))
  }, [])
}

/**
 * For a list from which the open record is deleted: its link, which took the focus, is then gone too.
 * @param from the id of the record that was open
 * @param rows undefined until they are loaded
 */
export function useFocusIfGone(
  from: string | undefined,
  rows: readonly { id: string }[] | undefined,
  goal: () => HTMLElement | null,
) {
  const isGone = !!from && !!rows && !rows.some(({ id }) => id === from)
  const moveFocus = useEffectEvent(() => focusIfLost(goal()))
  useEffect(() => {
    if (isGone) moveFocus()
  }, [isGone])
}

/** For a list with buttons on its items: moves the focus if it was lost with an item, when the `count` of items becomes smaller. */
export function useFocusIfFewer(count: number, goal: () => HTMLElement | null | undefined) {
  const before = useRef(count)
  const moveFocus = useEffectEvent(() => focusIfLost(goal()))
  useEffect(() => {
    if (count < before.current) moveFocus()
    before.current = count
  }, [count])
}
