import { groupsByTwo, localeOf, signsOf } from './format-number'
import { westernDigits } from './western-digits'

/** Longer text is no number that anyone typed. */
const longest = 100
/** More digits exceed the precision of JavaScript's numbers. */
const mostDigits = 15

// Characters of other keyboards by their ASCII equivalent.
const same = { '.': '．﹒。｡', ',': '，﹐،', "'": '’‘ʼ＇', '-': '−‐‑‒–—―－﹣⁻', '+': '＋﹢' }
const meanings = new Map(Object.entries(same).flatMap(([sign, others]) => [...others].map((other) => [other, sign])))

/**
 * Parses a number as people type and paste it: in digits of any script, with a currency, with any spaces, and with another
 * language's decimal separator unless it could be a thousands separator.
 * @param places the number of decimals that make sense; below three, `1.500` could be 1500 to a reader of another language
 * @returns null for blank text, NaN for invalid or ambiguous text
 */
export function readNumber(text: string, language: string, places = Number.POSITIVE_INFINITY) {
  const visible = text.replace(/\p{Cf}/gu, '').trim()
  if (!visible) return null
  if (visible.length > longest) return Number.NaN
  const plain = westernDigits(visible)
    .replace(/\s/g, ' ')
    .replace(/[^\d ]/g, (sign) => meanings.get(sign) ?? sign)
  const found = /^(\D*?)((?:(?<![\p{L}\d])[.,٫])?\d(?:[\d., '٫٬]*[\d.,٫])?)(\D*)$/u.exec(plain)
  if (!found) return Number.NaN
  const [, before = '', number = '', after = ''] = found
  const [, sign, currency = ''] =
    /^([-+]?)([^-+]*)$/.exec(before.replaceAll(' ', '').replace(/^([^-+]+)([-+])$/, '$2$1')) ?? []
  if (sign === undefined || !isCurrency(currency) || !isCurrency(after.replaceAll(' ', ''))) return Number.NaN
  const value = unsigned(number, language, places)
  // Not −0, which is formatted with its sign.
  return sign === '-' && value !== 0 ? -value : value
}

/** A number in the language's format, with a minimum number of decimals and without rounding. */
export function writeNumber(value: number | null | undefined, language: string, least: number) {
  if (value === null || value === undefined || Number.isNaN(value)) return ''
  const options = { minimumFractionDigits: least, maximumFractionDigits: 20 }
  return new Intl.NumberFormat(localeOf(language), options).format(value)
}

const inThrees = /^(?:\d*|[1-9]\d{0,2}([., '٬])\d{3}(?:\1\d{3})*)$/
/** Grouped as in India: 12,34,567. In other languages it is a typo of 1,234,567 or of more digits. */
const inTwos = /^[1-9]\d?(?:,\d\d)+,\d{3}$/

function unsigned(text: string, language: string, places: number) {
  const at = decimalIndex(text, language, places)
  const whole = at < 0 ? text : text.slice(0, at)
  const fraction = at < 0 ? '' : text.slice(at + 1)
  const isGrouped = inThrees.test(whole) || (groupsByTwo(language) && inTwos.test(whole))
  if (!isGrouped || !/^\d*$/.test(fraction)) return Number.NaN
  const digits = `${whole.replace(/\D/g, '')}.${fraction}`
  const significant = digits.replace('.', '').replace(/^0+|0+$/g, '')
  return significant.length > mostDigits ? Number.NaN : Number(digits)
}

/** The index of the decimal separator; -1 without one. */
function decimalIndex(text: string, language: string, places: number) {
  const signs = text.replace(/\d/g, '')
  const last = signs.at(-1) ?? ''
  const index = text.lastIndexOf(last)
  if (!last || !'.,٫'.includes(last) || signs.indexOf(last) < signs.length - 1) return -1
  if (signs.length > 1 || last === '٫') return index
  // A single separator: `12,50` cannot be thousands, `1,234` can.
  const { group, decimal } = signsOf(language)
  if (!/^[1-9]\d{0,2}\D\d{3}$/.test(text) || (last === decimal && places > 2)) return index
  // Ambiguous ones have no index, so that the number is rejected.
  return last === group ? -1 : Number.NaN
}

/** `€`, `US$`, `USD`, `kr`; or nothing. */
function isCurrency(text: string) {
  return (
    text === '' ||
    /^\p{L}{0,3}\p{Sc}\p{L}{0,3}$/u.test(text) ||
    Intl.supportedValuesOf('currency').includes(text.toUpperCase()) ||
    currencyWords.has(text.toLowerCase())
  )
}

/** Names of currencies, besides symbols and codes. */
const currencyWords = new Set(
  'kr kr. kč zł ft lei лв лв. р р. руб руб. rs rs. rp rp. rm fr fr. sfr. đ 元 圆 圓 円 원 euro euros dollar dollars د.إ ر.س ج.م دولار يورو'.split(
    ' ',
  ),
)
