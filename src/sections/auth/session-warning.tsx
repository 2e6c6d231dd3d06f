import { Suspense } from 'react'
import { staySignedIn, useSessionEnding } from '@/auth/sdk-session'
import { signOut } from '@/auth/sign-out'
import { lazyPart } from '@/components/lazy-part'

const SessionWarningCard = lazyPart(() => import('./session-warning-card'), 'default')

/** Warns a minute before the session ends, if it can be renewed. */
export default function SessionWarning() {
  const endsAt = useSessionEnding((ending) => ending.endsAt)
  return (
    <Suspense>
      {endsAt !== null && <SessionWarningCard endsAt={endsAt} onStay={staySignedIn} onLeave={signOut} />}
    </Suspense>
  )
}
