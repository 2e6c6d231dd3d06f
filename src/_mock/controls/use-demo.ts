import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type Demo, parseDemo, undisturbed, writeDemo } from '@/_mock/demo'
import { renewDemo } from '@/_mock/demo-state'
import { resetAllBut } from '@/_mock/store'

/** What the address tells the demo API to do, and functions that write it there. */
export function useDemo() {
  const router = useRouter()
  const client = useQueryClient()
  const text = useRouterState({ select: ({ location }) => (location.search as { demo?: string }).demo })
  const demo = parseDemo(text)

  async function write(change: Partial<Demo>) {
    // What the address holds by now, which may be later than what is drawn.
    const held = parseDemo((router.latestLocation.search as { demo?: string }).demo)
    const demo = writeDemo({ ...held, ...change })
    const search = (held: object) => ({ ...held, demo })
    await router.navigate({ to: '.', search: search as never, hash: true, replace: true, resetScroll: false })
    if (change.next) renewDemo()
  }

  /** Fetches what the page shows, so that it is seen as the demo API now answers; who is signed in stays known. */
  const fetchAnew = () => client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })

  return {
    demo,
    write,
    /** Writes what changes the answers, and shows the page with them. */
    async apply(change: Pick<Partial<Demo>, 'delay' | 'fail' | 'empty'>) {
      await write(change)
      await fetchAnew()
    },
    /** Takes all of it back, and what was changed in the tab. Who signed up stays. */
    async reset() {
      resetAllBut('accounts')
      await write(undisturbed)
      await fetchAnew()
    },
  }
}
