import { config } from '@/config'

// A relative path would be taken from the page's address, so it never leaves here without an origin.
const origin = /^https?:/.test(config.serverUrl) ? '' : (globalThis.location?.origin ?? '*')

/** The full address of a path of the API, as a handler matches it: in the page, the worker, node and Storybook. */
export function url(path: `/api/${string}`) {
  return `${origin}${config.serverUrl}${path}`
}
