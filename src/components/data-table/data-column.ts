import type { ReactNode } from 'react'

/** One column of a data table. */
export interface DataColumn<R> {
  /** The field's name: the API sorts by it, and the URL hides the column by it. */
  id: string
  label: string
  cell: (row: R) => ReactNode
  /** The cell's value in a CSV export; without it the column is not exported. */
  text?: (row: R) => string | number
  /** Sortable by the API; true by default. */
  sortable?: boolean
  /** Sorts descending first, as for money and dates. */
  descendingFirst?: boolean
  /** Aligns the cells at the end, as for numbers. */
  end?: boolean
  /** The name of the row: it cannot be hidden, and is the title in card layout. */
  main?: boolean
  /** Takes the remaining width, and wraps its text. */
  grow?: boolean
  /** Its state, at the end of a card's second line. */
  state?: boolean
  /** Left out where there is little room: 1 goes first, then 2, which cards have. */
  drops?: 1 | 2
}

/** The state of a table in the URL, and the changes that it asks for. */
export interface TableSearch {
  page: number
  pageSize: number
  /** A column's id; with a minus in front for descending. */
  sort: string
  hide?: readonly string[] | undefined
  dense?: true | undefined
}
export type TableSearchChange = { [K in keyof TableSearch]?: TableSearch[K] | undefined }
/** A method, so that it accepts a page's function with narrower `sort` and `hide`: the table only passes ids of its columns. */
export type OnTableSearchChange = {
  change(change: TableSearchChange, options?: { replace?: boolean }): void
}['change']

/** The classes by which TableRoot styles a column. */
export const classesOf = ({ end, grow, state, drops }: Pick<DataColumn<never>, 'end' | 'grow' | 'state' | 'drops'>) =>
  [end && 'end', grow && 'grow', state && 'state', drops && `drops-${drops}`].filter(Boolean).join(' ') || undefined
