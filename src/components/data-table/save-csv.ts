import { i18n } from '@/i18n/i18n'
import { toCsv } from '@/utils/csv'
import { saveFile } from '@/utils/save-file'
import type { DataColumn } from './data-column'

/** Gives the browser the rows to save as CSV, with a line of the columns' names; hidden columns are in it too. */
export function saveCsv<R>(file: string, columns: DataColumn<R>[], rows: R[]) {
  const written = columns.filter(({ text }) => text)
  const lines = [written.map(({ label }) => label), ...rows.map((row) => written.map(({ text }) => text?.(row) ?? ''))]
  saveFile(file, toCsv(lines, i18n.language), 'text/csv')
}
