import { config } from '@/config'

/** The address of a picture that is given relative to the asset address; others stay as they are, and none has none. */
export function assetUrl(path: string) {
  // An image with an empty address would fetch the page itself.
  if (path === '') return undefined
  return /^(https?:|data:|blob:)/.test(path) ? path : config.assetUrl + path
}
