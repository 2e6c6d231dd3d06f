import * as z from 'zod/mini'
import { pagePath } from '@/utils/page-path'

const origin = 'http://site.invalid'

/**
 * Gives back a wanted address if it is a path inside the site in its plain form, below the base path, else undefined.
 * The file name of a page is left out: `/two.html` is `/two`. Refuses the sign-in pages, and other hosts in every disguise:
 * `//host`, `/\host`, `javascript:`, tabs and line breaks that browsers drop.
 */
export function insidePath(value: string) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  if (!/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(value)) return
  if (/%(0[0-9a-f]|1[0-9a-f]|2f|5c)/i.test(value.split(/[?#]/)[0] ?? '')) return
  if (!URL.canParse(value, origin)) return
  const url = new URL(value, origin)
  if (url.origin !== origin || url.pathname !== value.split(/[?#]/)[0]) return
  const page = pagePath(value)
  // The pages of a provider's links use what is in the URL. Decoded and in any case of letters, as the router matches.
  if (/^\/+auth(\/|$)/i.test(decoded(page.split(/[?#]/)[0] ?? ''))) return
  return page
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The search params of the sign-in pages; a wanted page that leads out of the site is dropped. */
export const returnToSchema = z.object({
  returnTo: z.catch(z.optional(z.pipe(z.string(), z.transform(insidePath))), undefined),
})

/** For the pages that links of providers lead to: the providers' own search params are left as they are. */
export function linkSearch(search: Record<string, unknown>): { returnTo?: string | undefined; mode?: string } {
  return { ...search, ...z.parse(returnToSchema, search) }
}
