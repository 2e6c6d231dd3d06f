import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'

export type Direction = 'ltr' | 'rtl'

const caches: Partial<Record<Direction, Promise<EmotionCache>>> = {}
const made: Partial<Record<Direction, EmotionCache>> = {}

/** Where emotion puts the styles of a direction; one of each in a browser. The flipping is loaded when it is needed. */
export function styleCache(direction: Direction) {
  caches[direction] ??= createStyleCache(direction).then((cache) => {
    // What the prerendered page brought stands in its own sheet, under the same class names in both directions.
    for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-ids]')) {
      for (const id of dataset.ids?.split(' ') ?? []) cache.inserted[id] = true
    }
    made[direction] = cache
    return cache
  })
  // The next one asks again.
  caches[direction].catch(() => delete caches[direction])
  return caches[direction]
}

/** A cache of its own, for a page that is being prerendered. */
export async function createStyleCache(direction: Direction) {
  const stylisPlugins = [safariPrefix]
  if (direction === 'rtl') stylisPlugins.push((await import('@mui/stylis-plugin-rtl')).default)
  return createCache({ key: 'css', stylisPlugins })
}

/** Gives the page a direction: on <html>, and by the one set of styles of the two. */
export function showDirection(direction: Direction) {
  document.documentElement.dir = direction
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-dir]')) {
    style.media = style.dataset.dir === direction ? '' : 'not all'
  }
  for (const [name, cache] of Object.entries(made)) {
    for (const tag of cache.sheet.tags) (tag as HTMLStyleElement).media = name === direction ? '' : 'not all'
  }
}

/** Emotion's own prefixer serves browsers that are gone; these are what Safari still wants. */
const safariPrefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && /^(user-select|backdrop-filter|mask|box-decoration-break)$/.test(`${element.props}`)) {
    element.return = `-webkit-${element.value}${element.value}`
  }
}
