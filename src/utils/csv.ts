import { signsOf } from './format-number'

/**
 * Rows as CSV (RFC 4180) as spreadsheets of the language open it by double click: with a byte order mark, which tells them
 * that it is UTF-8, and with `;` between the cells where the comma is the decimal sign. Text is quoted, and none of it is run
 * as a formula, whichever separator the file is read with.
 */
export function toCsv(rows: (string | number)[][], language: string) {
  const decimalComma = signsOf(language).decimal === ','
  function cell(value: string | number) {
    if (typeof value === 'string') return `"${harmless(value).replaceAll('"', '""')}"`
    if (!Number.isFinite(value)) return ''
    return decimalComma ? String(value).replace('.', ',') : String(value)
  }
  const lines = rows.map((row) => row.map(cell).join(decimalComma ? ';' : ','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/**
 * What begins as a formula gets an apostrophe before it (OWASP, CSV injection; ASVS 1.2.10): at the start of the text, and
 * after any separator or line end in it, where a cell begins for a program that expects another separator.
 */
function harmless(text: string) {
  if (phone.test(text)) return spaced(text)
  const inside = text.replace(laterCell, (separator: string, cell: string) =>
    phone.test(cell) ? separator : `${separator}'`,
  )
  return firstCell.test(text) ? `'${inside}` : inside
}

/**
 * An international phone number runs nothing, but `+1-415-555-0100` is computed to -1069, and `+12025550143` loses its plus.
 * With a space after the country's code, as E.123 writes it, it is text to Excel, LibreOffice and Google Sheets alike; all
 * its digits and other signs stay.
 */
const spaced = (number: string) => {
  const plain = number.replace(/[\u00A0\u202F]/g, ' ')
  if (/[ ()]/.test(plain.trim())) return plain
  return plain.replace(/[.-]/.test(plain) ? /[.-]/ : countryCode, (start) => `${start.replace(/[.-]/, '')} `)
}

/** As ITU-T E.164 gives them out: of one digit, of two, or of three. */
const countryCode = /^ ?\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/
/** An international phone number, as E.164 has them. */
const phone = /^ ?\+\d(?:[ \u00A0\u202F().-]{0,3}\d){6,14}$/
// Invisible characters and quotes before a formula do not stop it. Signs in full width and small ones count as the ASCII
// ones in East Asian versions; `|` and `%` begin formulas of other programs.
const formula = '[=+\\-@|%＝＋－＠｜％﹦﹢﹣﹫﹪]'
const firstCell = new RegExp(`^(?:[\\t\\r\\n\\0]|[\\s\\p{Cc}\\p{Cf}"]*${formula})`, 'u')
const ends = ',;|\\t\\n\\v\\f\\r\\x85\\u2028\\u2029'
const laterCell = new RegExp(`[${ends}](?=(?:(?![${ends}])[\\s\\p{Cc}\\p{Cf}"])*${formula})(?=([^${ends}]*))`, 'gu')
