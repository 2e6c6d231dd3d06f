import * as z from 'zod/mini'
import { anyOf, flag, word } from '@/api/list'

/** A page's search params, as parsed by its `pageSearch().schema`. */
export type SearchOf<P extends { schema: z.ZodMiniType }> = z.output<P['schema']>

/** Changes of search params; undefined removes one from the URL. */
export type SearchChange<S> = { [K in keyof S]?: S[K] | undefined }

/** `replace` adds no entry to the browser's history, as while typing. */
export type OnSearchChange<S> = (change: SearchChange<S>, options?: { replace?: boolean }) => void

/** The props of a page's view, whose state is in the URL. */
export interface PageProps<S> {
  search: S
  onSearchChange: OnSearchChange<S>
}

/** Search params of a page with a table: hidden columns, and compact rows. */
export function tableParams<const C extends string>(hideable: readonly C[]) {
  return { hide: anyOf(hideable), dense: flag() }
}

/** Search params of a page whose records are viewed, edited or created in place of the list, or beside it. */
export const recordParams = {
  /** The id of the record whose details are open. */
  id: word(),
  /** The id of the record being edited. */
  edit: word(),
  /** A new record is being created. */
  new: flag(),
}

/** Props of a link that changes search params of the current page. */
export const searchLink = (change: object) =>
  ({ to: '.', search: (search: object) => ({ ...search, ...change }), preload: false }) as const

const paging = ['page', 'pageSize', 'sort']

/**
 * The search params of a page of records: those of its list, and the page's own.
 * @example
 * export const usersPage = pageSearch(usersSearchSchema, { ...tableParams(['role']), ...recordParams })
 * export type UsersSearch = SearchOf<typeof usersPage>
 */
export function pageSearch<L extends z.core.$ZodShape, E extends z.core.$ZodShape>(
  list: z.ZodMiniObject<L>,
  params: E,
) {
  const schema = z.extend(list, params)
  type Search = z.output<typeof schema>
  const defaults = z.parse(schema, {}) as Search & Record<string, unknown>
  const filters = Object.keys(list.shape).filter((name) => !paging.includes(name))

  return {
    schema,
    /** Defaults, stripped from the URL. */
    defaults: defaults as Search,
    /** The change that clears the search and all filters. */
    cleared: {
      ...Object.fromEntries(filters.map((name) => [name, defaults[name]])),
      ...('page' in list.shape && { page: 1 }),
    } as SearchChange<Search>,
    /** True if a search or a filter is active. */
    isNarrowed: (search: Search) =>
      filters.some((name) => (search as Record<string, unknown>)[name] !== defaults[name]),
    /** For `loaderDeps`: only the params of the API, so that opening a record does not load the list again. */
    query: ({ search }: { search: Search }) => z.parse(list, search),
    /** Props of a link that changes search params of the current page, for `RouterLink` and `RouterButton`. */
    link: (change: SearchChange<Search>) => searchLink(change),
  }
}
