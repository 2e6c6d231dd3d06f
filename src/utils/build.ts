/** The build of this page; the dev server's pages have none. */
export const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content

/** True if the host has a newer build than this page; false if it does not respond, as without a network. */
export async function isUpdated() {
  const own = ownBuild()
  if (!own) return false
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}version.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    })
    const { build } = await response.json()
    return typeof build === 'string' && build !== own
  } catch {
    return false
  }
}
