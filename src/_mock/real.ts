/**
 * What a real API answers already, at VITE_SERVER_URL: the demo API leaves these paths, and all below them, alone.
 * @example ['/api/auth', '/api/orders']
 */
export const realPaths: `/api/${string}`[] = []

/** Whether an address is one that a real API answers. */
export function isReal(address: string, paths: string[] = realPaths) {
  const { pathname } = new URL(address)
  const path = `${pathname.slice(pathname.indexOf('/api/'))}/`
  return paths.some((real) => path.startsWith(`${real}/`))
}
