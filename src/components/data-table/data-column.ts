import type { ReactNode } from 'react'
import { anyOf, flag } from '@/api/list'

/** One column of a data table. */
export interface DataColumn<R> {
  /** The field's name: the API sorts by it, and the address hides the column by it. */
  id: string
  label: string
  cell: (row: R) => ReactNode
  /** What a CSV holds of it; without it the column is no part of one. */
  text?: (row: R) => string | number
  /** Whether the API can sort by it; yes unless said otherwise. */
  sortable?: boolean
  /** The largest first when it is chosen, as with money and dates. */
  descendingFirst?: boolean
  /** Numbers line up at the end. */
  end?: boolean
  /** The name of the row: it cannot be hidden, and is the title where rows are cards. */
  main?: boolean
  /** Takes the room that the others leave, and breaks its texts where there is little. */
  grow?: boolean
  /** Left out where there is little room: 1 goes first, then 2. As cards, rows have all. */
  drops?: 1 | 2
}

/**
 * How a table is shown, as part of a page's search schema: the columns that are hidden, and rows close together.
 * @example z.extend(ordersSearchSchema, tableSearch(['customer', 'status']))
 */
export function tableSearch<const C extends string>(hideable: readonly C[]) {
  return { hide: anyOf(hideable), dense: flag() }
}

/** What a table reads of its page's address, and the change that it asks for. */
export interface TableSearch {
  page: number
  pageSize: number
  /** A column's id; descending with a minus before it. */
  sort: string
  hide?: readonly string[] | undefined
  dense?: true | undefined
}
export type TableSearchChange = { [K in keyof TableSearch]?: TableSearch[K] | undefined }
/** A method, so that a page may give one whose `sort` and `hide` are narrower: the table gives back its columns' ids alone. */
export type OnTableSearchChange = {
  change(change: TableSearchChange, options?: { replace?: boolean }): void
}['change']

/** The classes by which TableRoot lays a column out. */
export const classesOf = ({ end, grow, drops }: Pick<DataColumn<never>, 'end' | 'grow' | 'drops'>) =>
  [end && 'end', grow && 'grow', drops && `drops-${drops}`].filter(Boolean).join(' ') || undefined
