import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { logicalCss } from './logical-css'

/** Emotion's cache for both directions; its styles are written with logical properties. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [safariPrefix, logicalCss] })
}

/** Emotion's own prefixer serves browsers that are gone; these are what Safari still wants. */
const safariPrefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && /^(user-select|backdrop-filter|mask|box-decoration-break)$/.test(`${element.props}`)) {
    element.return = `-webkit-${element.value}${element.value}`
  }
}
