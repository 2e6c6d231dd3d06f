import * as z from 'zod/mini'
import { flag } from '@/api/list'
import { pagePath } from '@/utils/page-path'

const origin = 'http://site.invalid'

/**
 * Returns a requested URL as a normalized path if it is inside the site, below the base path, else undefined. The file name of a
 * page is removed: `/two.html` becomes `/two`. Rejects the sign-in pages, and other hosts in every disguise: `//host`, `/\host`,
 * `javascript:`, tabs and line breaks that browsers drop.
 */
export function insidePath(value: string) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  if (!/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(value)) return
  if (/%(0[0-9a-f]|1[0-9a-f]|2f|5c)/i.test(value.split(/[?#]/)[0] ?? '')) return
  if (!URL.canParse(value, origin)) return
  const url = new URL(value, origin)
  if (url.origin !== origin || url.pathname !== value.split(/[?#]/)[0]) return
  const page = pagePath(value)
  // The pages that providers link to use the URL themselves. Decoded and without case, as the router matches.
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

/** The search params of the sign-in pages; a `returnTo` outside the site is dropped. */
export const returnToSchema = z.object({
  returnTo: z.catch(z.optional(z.pipe(z.string(), z.transform(insidePath))), undefined),
  /** A person who is signed in adds another account. */
  add: flag(),
})

/** The search params of pages that providers link to: the providers' own params are kept unchanged. */
export function linkSearch(search: Record<string, unknown>): {
  returnTo?: string | undefined
  add?: boolean | undefined
  mode?: string
} {
  return { ...search, ...z.parse(returnToSchema, search) }
}
