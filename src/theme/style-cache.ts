import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { logicalCss } from './logical-css'

/** Emotion's cache for both directions; it writes styles with logical properties. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [prefix, logicalCss] })
}

/** Emotion's own prefixer is for obsolete browsers; these prefixes are still needed by Safari, the last one by Chromium. */
const prefix: StylisPlugin = (element) => {
  if (element.type !== 'decl') return
  if (/^(user-select|backdrop-filter|mask|box-decoration-break)$/.test(`${element.props}`)) {
    element.return = `-webkit-${element.value}${element.value}`
  } else if (element.children === 'match-parent') {
    element.return = `${element.props}:-webkit-match-parent;${element.value}`
  }
}
