import { userKey } from '@/auth/user-key'

const name = 'app-recent-pages'
const most = 5

/** The paths that the user visited last in this tab, the latest first. */
export function recentPages(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(userKey(name) ?? '') ?? '[]')
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : []
  } catch {
    return []
  }
}

/** Puts a path in front. One more than is shown is kept, since the page one is on is left out. */
export function rememberPage(path: string) {
  const key = userKey(name)
  if (!key) return
  const paths = [path, ...recentPages().filter((other) => other !== path)].slice(0, most + 1)
  try {
    sessionStorage.setItem(key, JSON.stringify(paths))
  } catch {
    // Full or forbidden: nothing is remembered.
  }
}

/** The last five that are still in the navigation, without the page one is on. */
export function recentOf<T extends { path: string }>(targets: T[], current: string | undefined) {
  return recentPages()
    .flatMap((path) => targets.find((target) => target.path === path && path !== current) ?? [])
    .slice(0, most)
}
