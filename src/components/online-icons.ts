import { addAPIProvider, addIcon, buildIcon, type IconifyIcon, iconLoaded, loadIcon } from '@iconify/react'
import { type KeptIcons, keepIcon, readIcons, writeIcons } from './icon-cache'

/** The public services that icons which are not bundled come from; the content security policy names them too. */
export const iconHosts = ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com']

// Hosts take turns after 750 ms; a 404 ends the search at once, any other failure goes on to the next.
addAPIProvider('', { resources: iconHosts, rotate: 750, timeout: 5000, maxURL: 500 })

let kept: KeptIcons | undefined

/** An icon by its name (`mdi:home`), from the browser's storage or the icon services; undefined for a missing one. */
export async function findIcon(name: string): Promise<IconifyIcon | undefined> {
  kept ??= restore()
  if (iconLoaded(name)) return upright(await loadIcon(name))
  try {
    const icon = await loadIcon(name)
    // Another tab may have kept some since.
    kept = keepIcon(readIcons(), name, icon)
    writeIcons(kept)
    return upright(icon)
  } catch {
    return undefined
  }
}

/** The icon with what is to be turned or mirrored of it in its drawing. */
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
