/**
 * Rows as CSV (RFC 4180) that spreadsheets open as UTF-8. All texts are quoted, and none is run as a formula: what begins
 * as one gets an apostrophe before it (OWASP, CSV injection).
 */
export function toCsv(rows: (string | number)[][]) {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: string | number) {
  if (typeof value === 'number') return String(value)
  const harmless = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}
