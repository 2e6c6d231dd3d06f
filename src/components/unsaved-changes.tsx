import { useBlocker } from '@tanstack/react-router'
import { type RefObject, Suspense, useEffect } from 'react'
import { isReloading } from './form/drafts'
import { lazyPart } from './lazy-part'
import { backOnlyCloses } from './side-drawer'

const LeaveDialog = lazyPart(() => import('./leave-dialog'), 'LeaveDialog')

interface UnsavedChangesProps {
  /** Whether there is anything that would be lost. */
  changed: boolean
  /** Set while the form is being sent, when its page is left on purpose. */
  leaving?: RefObject<boolean>
}

/** What an address carries without changing what is on the page. */
const passing = ['preview', 'demo', 'notifications']

/** Asks before a page with unsaved changes is left: by a link, by Back, by closing the tab. */
export function UnsavedChanges({ changed, leaving }: UnsavedChangesProps) {
  const unsaved = () => changed && !leaving?.current
  // A network that is gone by then must not keep the question away.
  useEffect(() => {
    if (changed) LeaveDialog.preload()
  }, [changed])
  const { status, proceed, reset } = useBlocker({
    withResolver: true,
    disabled: !changed,
    enableBeforeUnload: () => unsaved() && !isReloading(),
    shouldBlockFn: ({ action, current, next }) => {
      if (!unsaved() || pageOf(current) === pageOf(next)) return false
      // The router asks one blocker after the other, in no fixed order. On a phone Back closes the drawer or the dialog
      // that is open in front, whose own blocker does so; the page is not left.
      return action !== 'BACK' || !backOnlyCloses()
    },
  })
  return <Suspense>{status === 'blocked' && <LeaveDialog onLeave={proceed} onStay={reset} />}</Suspense>
}

function pageOf({ pathname, search }: { pathname: string; search: object }) {
  const kept = Object.entries(search).filter(([name, value]) => value !== undefined && !passing.includes(name))
  return pathname + JSON.stringify(kept.sort())
}
