import { toCsv } from '@/utils/csv'
import type { DataColumn } from './data-column'

/** The rows as CSV, with a line of the columns' names; hidden columns are in it too. */
export function csvOf<R>(columns: DataColumn<R>[], rows: R[]) {
  const written = columns.filter(({ text }) => text)
  return toCsv([written.map(({ label }) => label), ...rows.map((row) => written.map(({ text }) => text?.(row) ?? ''))])
}
