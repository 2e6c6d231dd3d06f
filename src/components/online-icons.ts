import { addAPIProvider, addIcon, buildIcon, type IconifyIcon, iconLoaded, loadIcon } from '@iconify/react'
import { type CachedIcons, cacheIcon, readIcons, writeIcons } from './icon-cache'

/** The public services that provide icons that are not bundled; the Content-Security-Policy has them too. */
export const iconHosts = ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com']

// The next host is tried after 750 ms; a 404 ends the search at once, any other failure tries the next host.
addAPIProvider('', { resources: iconHosts, rotate: 750, timeout: 5000, maxURL: 500 })

let kept: CachedIcons | undefined

/** An icon by its name (`mdi:home`), from the cache or the icon services; undefined if it does not exist. */
export async function findIcon(name: string): Promise<IconifyIcon | undefined> {
  kept ??= restore()
  if (iconLoaded(name)) return upright(await loadIcon(name))
  try {
    const icon = await loadIcon(name)
    // Another tab may have cached icons since.
    kept = cacheIcon(readIcons(), name, icon)
    writeIcons(kept)
    return upright(icon)
  } catch {
    return undefined
  }
}

/** Applies the icon's rotation and flips to its drawing. */
function upright(icon: IconifyIcon): IconifyIcon {
  const { body, viewBox } = buildIcon(icon)
  const [left, top, width, height] = viewBox
  return { body, left, top, width, height }
}

function restore() {
  const icons = readIcons()
  for (const [name, { icon }] of icons) addIcon(name, icon as IconifyIcon)
  return icons
}
