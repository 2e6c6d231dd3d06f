import { config } from '@/config'

/** The address of a picture that is given relative to the asset address; others, and none at all, stay as they are. */
export function assetUrl(path: string) {
  return path === '' || /^(https?:|data:|blob:)/.test(path) ? path : config.assetUrl + path
}
