/** Gives the focus to where a person goes on, when what had it went with the page before. */
export function focusIfLost(goal: HTMLElement | null | undefined) {
  const lost = !document.activeElement || document.activeElement === document.body
  // Where the page stands is the router's matter.
  if (lost) goal?.focus({ preventScroll: true })
}
