import { signsOf } from './format-number'

/**
 * Rows as CSV (RFC 4180) for spreadsheets in the given language: with a byte order mark, which marks UTF-8, and with `;` as
 * separator if the comma is the decimal separator. Text is quoted, and cannot run as a formula with any separator.
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
 * Prefixes formulas with an apostrophe (OWASP, CSV injection; ASVS 1.2.10): at the start of the text, and after any separator or
 * line break, where a cell begins for a program with another separator.
 */
function harmless(text: string) {
  if (phone.test(text)) return spaced(text)
  const inside = text.replace(laterCell, (separator: string, cell: string) =>
    phone.test(cell) ? separator : `${separator}'`,
  )
  return firstCell.test(text) ? `'${inside}` : inside
}

/**
 * International phone numbers are not executed, but `+1-415-555-0100` is computed to -1069, and `+12025550143` loses its plus.
 * With a space after the country code, as in E.123, Excel, LibreOffice and Google Sheets all read text; the digits and other
 * characters are unchanged.
 */
const spaced = (number: string) => {
  const plain = number.replace(/[\u00A0\u202F]/g, ' ')
  if (/[ ()]/.test(plain.trim())) return plain
  return plain.replace(/[.-]/.test(plain) ? /[.-]/ : countryCode, (start) => `${start.replace(/[.-]/, '')} `)
}

/** ITU-T E.164 country codes of one, two and three digits. */
const countryCode = /^ ?\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/
/** An international phone number (E.164). */
const phone = /^ ?\+\d(?:[ \u00A0\u202F().-]{0,3}\d){6,14}$/
// Invisible characters and quotes before a formula do not stop it. Full-width and small forms count as ASCII in East Asian
// versions; `|` and `%` begin formulas in other programs.
const formula = '[=+\\-@|%＝＋－＠｜％﹦﹢﹣﹫﹪]'
const firstCell = new RegExp(`^(?:[\\t\\r\\n\\0]|[\\s\\p{Cc}\\p{Cf}"]*${formula})`, 'u')
const ends = ',;|\\t\\n\\v\\f\\r\\x85\\u2028\\u2029'
const laterCell = new RegExp(`[${ends}](?=(?:(?![${ends}])[\\s\\p{Cc}\\p{Cf}"])*${formula})(?=([^${ends}]*))`, 'gu')
