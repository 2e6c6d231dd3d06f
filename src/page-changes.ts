import visuallyHidden from '@mui/utils/visuallyHidden'
import type { createAppRouter } from './router'

/** As MUI marks them; one that is closing has the focus still, and gives it back itself. */
const openModal = '.MuiModal-root:not([aria-hidden="true"])'

/**
 * Tells what a browser tells by itself where each page is a document: a new page's title is announced once, and the focus
 * goes on to the page where what had it is gone (WCAG 2.4.3, 4.1.3). What is still there, as a link of the navigation, keeps
 * the focus.
 */
export function startPageChanges(router: ReturnType<typeof createAppRouter>) {
  const region = document.body.appendChild(document.createElement('div'))
  region.ariaLive = 'polite'
  region.id = 'page-announcement'
  Object.assign(region.style, visuallyHidden)

  let path = router.state.location.pathname
  /** What had the focus last, until the user takes it away. */
  let focused: EventTarget | null = null
  /** The page in which that was. */
  let main: HTMLElement | null = null
  let isNewPage = false
  /** Not announced yet: while a modal is open the region is hidden from everybody. */
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
      // Who was in the page goes on there; who was not yet, or is in another frame, at the start, before the skip link.
      const goal = main?.isConnected ? main : document.getElementById('root')
      if (goal) goal.tabIndex = -1
      // Where the page stands is the router's matter.
      goal?.focus({ preventScroll: true })
    }
  }

  // After those who know better where the focus belongs.
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
    // What is being removed is still there now.
    queueMicrotask(() => {
      if (target !== focused || !(target instanceof Element) || !target.isConnected) return
      focused = null
    })
  })
  // No event tells that the focused element was removed, wherever it was, or that a modal closed; the check itself runs once
  // in two frames at most, and reads two elements.
  new MutationObserver(checkSoon).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-hidden'],
  })
}
