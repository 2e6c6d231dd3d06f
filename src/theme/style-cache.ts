import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { logicalCss } from './logical-css'

/** Emotion's cache for both directions; it writes styles with logical properties. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [safariPrefix, logicalCss] })
}

/** Emotion's own prefixer is for obsolete browsers; these prefixes are still needed by Safari. */
const safariPrefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && /^(user-select|backdrop-filter|mask|box-decoration-break)$/.test(`${element.props}`)) {
    element.return = `-webkit-${element.value}${element.value}`
  }
}
