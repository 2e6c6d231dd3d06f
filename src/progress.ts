import NProgress from 'nprogress'
import type { createAppRouter } from './router'

// The default template bears roles that do not belong to it; the bar is a decoration, the page itself tells.
const template = '<div class="bar" role="presentation"></div>'

/** A bar at the top from the start to the end of each navigation to another path; its looks are in the global styles. */
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
