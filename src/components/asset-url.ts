import { config } from '@/config'

/** The URL of a picture; a relative path is resolved against the asset URL, an empty one gives undefined. */
export function assetUrl(path: string) {
  // An image with an empty URL would fetch the page itself.
  if (path === '') return undefined
  return /^(https?:|data:|blob:)/.test(path) ? path : config.assetUrl + path
}
