/** This page's build; the dev server's pages bear none. */
export const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content

/** Whether the host says that it has another build than this page's; not where it says nothing, as without a network. */
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
