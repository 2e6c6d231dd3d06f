import { expect, settled, signIn, test } from './site'

interface Fiber {
  type: unknown
  flags: number
  memoizedProps: Record<string, unknown> | null
  return: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}

/** Counts how often each part of the frame renders, as React's Profiler does in profiling builds. */
function countDraws() {
  const performedWork = 1
  const draws: Record<string, number> = {}
  const last: Record<string, Fiber> = {}
  // In a build only props have names.
  function nameOf({ type, memoizedProps }: Fiber) {
    if (!type || typeof type === 'string' || !memoizedProps || !('sections' in memoizedProps)) return
    if ('forbidden' in memoizedProps) return 'DashboardLayout'
    if ('navPath' in memoizedProps) return 'Header'
    if ('user' in memoizedProps) return 'Navigation'
  }
  function look(name: string, fiber: Fiber) {
    // The same fiber has not rendered.
    if (fiber !== last[name] && fiber.flags & performedWork) draws[name] = (draws[name] ?? 0) + 1
    last[name] = fiber
  }
  function walk(fiber: Fiber | null) {
    for (let at = fiber; at; at = at.sibling) {
      const name = nameOf(at)
      if (name) look(name, at)
      if (name === 'DashboardLayout' && at.return) look('AppLayout', at.return)
      walk(at.child)
    }
  }
  Object.assign(window, {
    draws,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      checkDCE() {},
      inject: () => 1,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => walk(current),
    },
  })
}

const parts = ['AppLayout', 'DashboardLayout', 'Header', 'Navigation']

test('while One loads the frame is drawn once, and anew for who the user is', async ({ page }) => {
  await signIn(page, 'dashboard/three')
  await page.addInitScript(countDraws)
  await page.goto('dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'One' })).toBeVisible()
  await expect(page.getByText('Marlow Whitfield').first()).toBeVisible()
  await settled(page)
  const draws = await page.evaluate(() => (window as unknown as { draws: Record<string, number> }).draws)
  expect(Object.keys(draws).toSorted()).toEqual(parts)
  expect(Math.max(...Object.values(draws)), JSON.stringify(draws)).toBeLessThanOrEqual(4)
})
