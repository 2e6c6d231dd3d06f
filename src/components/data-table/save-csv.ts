import { i18n } from '@/i18n/i18n'
import { toCsv } from '@/utils/csv'
import { saveFile } from '@/utils/save-file'
import type { DataColumn } from './data-column'

/** Downloads rows as CSV, with a header line; hidden columns are included. */
export function saveCsv<R>(file: string, columns: DataColumn<R>[], rows: R[]) {
  const written = columns.filter(({ text }) => text)
  const lines = [written.map(({ label }) => label), ...rows.map((row) => written.map(({ text }) => text?.(row) ?? ''))]
  saveFile(file, toCsv(lines, i18n.language), 'text/csv')
}
