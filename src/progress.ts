import NProgress from 'nprogress'
import type { createAppRouter } from './router'

// The default template has invalid roles; the bar is decorative, since the page announces itself.
const template = '<div class="bar" role="presentation"></div>'

/** A progress bar at the top during each navigation to another path; styled in the global styles. */
export function startProgress(router: ReturnType<typeof createAppRouter>) {
  NProgress.configure({
    minimum: 0.08,
    speed: 200,
    trickleRate: 0.02,
    trickleSpeed: 800,
    showSpinner: false,
    barSelector: '.bar',
    template,
  } as Partial<NProgress.NProgressOptions>)
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    // A second start, as for a redirect, would trickle twice as fast.
    if (pathChanged && !NProgress.isStarted()) NProgress.start()
  })
  router.subscribe('onResolved', () => NProgress.done())
}
