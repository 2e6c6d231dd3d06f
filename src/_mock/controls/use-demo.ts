import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type Demo, parseDemo, undisturbed, writeDemo } from '@/_mock/demo'
import { renewDemo } from '@/_mock/demo-state'
import { resetAllBut } from '@/_mock/store'

/** The demo controls in the URL, and functions that change them. */
export function useDemo() {
  const router = useRouter()
  const client = useQueryClient()
  const text = useRouterState({ select: ({ location }) => (location.search as { demo?: string }).demo })
  const demo = parseDemo(text)

  async function write(change: Partial<Demo>) {
    // The URL's current value, which may be newer than the rendered one.
    const held = parseDemo((router.latestLocation.search as { demo?: string }).demo)
    const demo = writeDemo({ ...held, ...change })
    const search = (held: object) => ({ ...held, demo })
    await router.navigate({ to: '.', search: search as never, hash: true, replace: true, resetScroll: false })
    if (change.next) renewDemo()
  }

  /** Fetches the page's data again, so that it reflects the new settings; the session's user is kept. */
  const fetchAnew = () => client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })

  return {
    demo,
    write,
    /** Stores controls that change responses, and refetches the page with them. */
    async apply(change: Pick<Partial<Demo>, 'delay' | 'fail' | 'empty'>) {
      await write(change)
      await fetchAnew()
    },
    /** Resets the controls and the tab's changes. Accounts signed up in the tab are kept. */
    async reset() {
      resetAllBut('accounts')
      await write(undisturbed)
      await fetchAnew()
    },
  }
}
