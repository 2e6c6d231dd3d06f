import { lazy, Suspense } from 'react'
import { staySignedIn, useSessionEnding } from '@/auth/sdk-session'
import { signOut } from '@/auth/sign-out'

const SessionWarningCard = lazy(() => import('./session-warning-card'))

/** Warns a minute before the session ends, where it can be renewed. */
export default function SessionWarning() {
  const endsAt = useSessionEnding((ending) => ending.endsAt)
  return (
    <Suspense>
      {endsAt !== null && <SessionWarningCard endsAt={endsAt} onStay={staySignedIn} onLeave={signOut} />}
    </Suspense>
  )
}
