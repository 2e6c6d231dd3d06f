import { config } from '@/config'

// A relative path would be resolved against the page's URL, so the origin is always added.
const origin = /^https?:/.test(config.serverUrl) ? '' : (globalThis.location?.origin ?? '*')

/** The full URL of an API path, as a handler matches it: in the page, the worker, node and Storybook. */
export function url(path: `/api/${string}`) {
  return `${origin}${config.serverUrl}${path}`
}
