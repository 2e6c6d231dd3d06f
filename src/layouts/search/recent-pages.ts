import { userKey } from '@/auth/user-key'

const name = 'app-recent-pages'
const most = 5

/** The paths last visited in this tab, latest first. */
export function recentPages(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(userKey(name) ?? '') ?? '[]')
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : []
  } catch {
    return []
  }
}

/** Puts a path first. One more than displayed is stored, since the current page is left out. */
export function rememberPage(path: string) {
  const key = userKey(name)
  if (!key) return
  const paths = [path, ...recentPages().filter((other) => other !== path)].slice(0, most + 1)
  try {
    sessionStorage.setItem(key, JSON.stringify(paths))
  } catch {
    // Storage is full or blocked: nothing is stored.
  }
}

/** The last five paths that are in the navigation, without the current page. */
export function recentOf<T extends { path: string }>(targets: T[], current: string | undefined) {
  return recentPages()
    .flatMap((path) => targets.find((target) => target.path === path && path !== current) ?? [])
    .slice(0, most)
}
