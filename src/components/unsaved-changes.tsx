import { useBlocker } from '@tanstack/react-router'
import { type RefObject, Suspense, useEffect } from 'react'
import { isReloading } from './form/drafts'
import { lazyPart } from './lazy-part'
import { backOnlyCloses } from './side-drawer'

const LeaveDialog = lazyPart(() => import('./leave-dialog'), 'LeaveDialog')

interface UnsavedChangesProps {
  /** True if there are unsaved changes. */
  changed: boolean
  /** True while the form is submitting and leaves its page on purpose. */
  leaving?: RefObject<boolean>
}

/** Search params that do not change the page's contents. */
const passing = ['preview', 'demo', 'notifications']

/** Asks before a page with unsaved changes is left: by a link, by Back, or by closing the tab. */
export function UnsavedChanges({ changed, leaving }: UnsavedChangesProps) {
  const unsaved = () => changed && !leaving?.current
  // Preloaded, so that the question also works without a network.
  useEffect(() => {
    if (changed) LeaveDialog.preload()
  }, [changed])
  const { status, proceed, reset } = useBlocker({
    withResolver: true,
    disabled: !changed,
    enableBeforeUnload: () => unsaved() && !isReloading(),
    shouldBlockFn: ({ action, current, next }) => {
      if (!unsaved() || pageOf(current) === pageOf(next)) return false
      // The router asks its blockers in no fixed order. On a phone Back closes the open drawer or dialog, by that one's own
      // blocker; the page is not left.
      return action !== 'BACK' || !backOnlyCloses()
    },
  })
  return <Suspense>{status === 'blocked' && <LeaveDialog onLeave={proceed} onStay={reset} />}</Suspense>
}

function pageOf({ pathname, search }: { pathname: string; search: object }) {
  const kept = Object.entries(search).filter(([name, value]) => value !== undefined && !passing.includes(name))
  return pathname + JSON.stringify(kept.sort())
}
