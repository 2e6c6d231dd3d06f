/**
 * The paths that a real API at VITE_SERVER_URL implements: the demo API does not handle them, nor paths below them.
 * @example ['/api/auth', '/api/users']
 */
export const realPaths: `/api/${string}`[] = []

/** True if the real API handles a path. */
export function isReal(address: string, paths: string[] = realPaths) {
  const { pathname } = new URL(address)
  const path = `${pathname.slice(pathname.indexOf('/api/'))}/`
  return paths.some((real) => path.startsWith(`${real}/`))
}
