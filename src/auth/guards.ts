import { redirect } from '@tanstack/react-router'
import { way } from '#auth-way'
import { config } from '@/config'
import { sessionRestored } from './restoring'
import { insidePath } from './return-to'
import { hasSession } from './session'
import type { AuthStep } from './way'

const { redirectPath } = config.auth

/** The guard redirects to this path. */
export const { signInPath } = way

/** For `beforeLoad` of pages that need a session. Waits for an SDK that may still have one. */
export function requireSession({ location }: { location: { href: string } }): undefined | Promise<undefined> {
  if (hasSession()) return
  if (__AUTH_SDK__) {
    const restored = sessionRestored()
    if (restored) return restored.then(() => requireSession({ location }))
  }
  throw redirect({ to: signInPath, search: { returnTo: location.href }, replace: true })
}

/** For `beforeLoad` of the sign-in pages: redirects a signed-in user to the requested page. */
export function requireNoSession({
  search,
  context,
}: {
  search: { returnTo?: string; add?: boolean }
  context: KnownPaths
}): undefined {
  // A provider's SDK has one session, so nobody is added beside it.
  if (!hasSession() || (search.add && !__AUTH_SDK__)) return
  throw redirect({ href: wantedPath(search.returnTo, context), replace: true })
}

type KnownPaths = { isKnownPath: (path: string) => boolean }

/** The page to open after sign-in: the requested one if the router knows it, else the configured one. */
export function wantedPath(returnTo: string | undefined, { isKnownPath }: KnownPaths) {
  return returnTo && insidePath(returnTo) && isKnownPath(returnTo) ? returnTo : redirectPath
}

/** For `beforeLoad` of the jwt pages. It is separate so that they do not load the code of the other providers. */
export function requireJwtPage(options: Parameters<typeof requireNoSession>[0]): undefined | Promise<undefined> {
  if (__AUTH_SDK__) return requireStep('sign-in')({ params: { provider: 'jwt' } }).then(() => requireNoSession(options))
  return requireNoSession(options)
}

/** For `beforeLoad` of a page that some providers do not have: they get a 404. */
export function requireStep(step: AuthStep) {
  return async ({ params }: { params: { provider: string } }) => {
    // The list of providers is loaded only with their own pages.
    const { ways } = await import('./ways')
    const steps = ways[params.provider]?.steps
    if (!steps?.includes(step)) throw redirect({ to: '/404', replace: true })
  }
}
