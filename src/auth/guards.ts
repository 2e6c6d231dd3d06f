import { redirect } from '@tanstack/react-router'
import { type AuthMethod, config } from '@/config'
import { type AuthStep, authPaths } from './provider'
import { sessionRestored } from './restoring'
import { insidePath } from './return-to'
import { hasSession } from './session'

const { method, redirectPath } = config.auth

/** Where the guard sends people: jwt has the route `client`, the others their own sign-in. */
export const signInPathOf = (method: AuthMethod) => (method === 'jwt' ? '/auth/client' : `/auth/${method}/sign-in`)
export const signInPath = signInPathOf(method)

/** For `beforeLoad` of what only those who are signed in may see; waits for an SDK that may still hold a session. */
export function requireSession({ location }: { location: { href: string } }): undefined | Promise<undefined> {
  if (hasSession()) return
  if (__AUTH_METHOD__ !== 'jwt') {
    const restored = sessionRestored()
    if (restored) return restored.then(() => requireSession({ location }))
  }
  throw redirect({ to: signInPath, search: { returnTo: location.href }, replace: true })
}

/** For `beforeLoad` of the sign-in pages: who is signed in already goes on to the wanted page. */
export function requireNoSession({ search, context }: { search: { returnTo?: string }; context: KnownPaths }) {
  if (!hasSession()) return
  throw redirect({ href: wantedPath(search.returnTo, context), replace: true })
}

type KnownPaths = { isKnownPath: (path: string) => boolean }

/** The page to go on to after sign-in: the wanted one if the router knows it, else the configured one. */
export function wantedPath(returnTo: string | undefined, { isKnownPath }: KnownPaths) {
  return returnTo && insidePath(returnTo) && isKnownPath(returnTo) ? returnTo : redirectPath
}

/** For `beforeLoad` of a path that not every way of signing in has: the others are unknown. */
export function requireProvider(step: AuthStep) {
  const providers: readonly string[] = authPaths[step]
  return ({ params }: { params: { provider: string } }) => {
    if (!providers.includes(params.provider)) throw redirect({ to: '/404', replace: true })
  }
}
