import visuallyHidden from '@mui/utils/visuallyHidden'
import type { createAppRouter } from './router'

/** MUI sets aria-hidden on a closing modal; it still has the focus, and returns it itself. */
const openModal = '.MuiModal-root:not([aria-hidden="true"])'

/**
 * Does what a browser does when each page is a document: announces a new page's title once, and moves the focus to the page if
 * the focused element is gone (WCAG 2.4.3, 4.1.3). An element that is still there, such as a link of the navigation, keeps the
 * focus.
 */
export function startPageChanges(router: ReturnType<typeof createAppRouter>) {
  const region = document.body.appendChild(document.createElement('div'))
  region.ariaLive = 'polite'
  region.id = 'page-announcement'
  Object.assign(region.style, visuallyHidden)

  let path = router.state.location.pathname
  /** The last focused element, until the user removes the focus. */
  let focused: EventTarget | null = null
  /** The page that contained it. */
  let main: HTMLElement | null = null
  let isNewPage = false
  /** Pending announcement: while a modal is open the live region is hidden. */
  let title = ''
  let frame = 0

  function check() {
    frame = 0
    const { activeElement, body } = document
    const inModal = activeElement?.closest(openModal)
    if (title && !document.querySelector(openModal)) {
      region.textContent = title
      title = ''
    }
    if (activeElement && activeElement !== body) {
      if (!inModal) isNewPage = false
      return
    }
    const isGone = focused instanceof Element && !focused.isConnected
    if ((isNewPage || isGone) && !document.querySelector(openModal)) {
      // If the focus was in the page, it goes to the page; otherwise, or in another frame, to the start, before the skip link.
      const goal = main?.isConnected ? main : document.getElementById('root')
      if (goal) goal.tabIndex = -1
      // The router handles the scroll position.
      goal?.focus({ preventScroll: true })
    }
  }

  // After handlers that set the focus themselves.
  function checkSoon() {
    if (!frame) frame = requestAnimationFrame(() => requestAnimationFrame(check))
  }

  router.subscribe('onResolved', ({ toLocation }) => {
    if (toLocation.pathname === path) return
    path = toLocation.pathname
    isNewPage = true
    region.textContent = ''
    title = document.title
    checkSoon()
  })
  addEventListener('focusin', ({ target }) => {
    focused = target
    if (target instanceof Element && !target.closest(openModal)) main = target.closest('main')
  })
  addEventListener('focusout', ({ target }) => {
    // Elements being removed are still connected now.
    queueMicrotask(() => {
      if (target !== focused || !(target instanceof Element) || !target.isConnected) return
      focused = null
    })
  })
  // No event tells that the focused element was removed, or that a modal closed. The check runs at most once in two frames and
  // reads two elements.
  new MutationObserver(checkSoon).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-hidden'],
  })
}
