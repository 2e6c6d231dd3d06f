/**
 * The BCP 47 tag of one of the site's languages, for Intl. In each of them digits are those of the demo data, and days are in the
 * calendar of the date fields: Persian and Thai have others by default. A tag with extensions of its own keeps them.
 */
export function localeOf(language: string) {
  // `cn` is the specification's code for zh.
  const tag = language === 'cn' ? 'zh-CN' : language
  return tag.includes('-u-') ? tag : `${tag}-u-ca-gregory-nu-latn`
}

// Creating a formatter costs a hundred times more than using it, and a table uses thousands.
const formatters = new Map<string, Intl.NumberFormat>()

function formatter(language: string, options: Intl.NumberFormatOptions) {
  const key = language + JSON.stringify(options)
  let found = formatters.get(key)
  if (!found) {
    found = new Intl.NumberFormat(localeOf(language), options)
    formatters.set(key, found)
  }
  return found
}

/** A language's separators and signs of numbers. */
export function signsOf(language: string) {
  const parts = formatter(language, { useGrouping: true }).formatToParts(123456.7)
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value
  return { group: sign('group') ?? ',', decimal: sign('decimal') ?? '.' }
}

/** True if a language groups digits as 12,34,567 instead of 1,234,567. */
export function groupsByTwo(language: string) {
  const groups = formatter(language, { useGrouping: true }).formatToParts(1234567)
  return groups.filter(({ type }) => type === 'integer')[1]?.value.length === 2
}

export function formatNumber(value: number, language: string) {
  return formatter(language, { maximumFractionDigits: 1 }).format(value)
}

/**
 * In a language from right to left a sign, a number and a currency's letters would each go to a side of their own: money is
 * written as English does, and all of it is one piece from left to right (U+2066 to U+2069).
 */
function isolated(value: number, language: string, options: Intl.NumberFormatOptions) {
  if (!isRightToLeft(language)) return formatter(language, options).format(value)
  const text = formatter(options.style === 'currency' ? 'en-CA' : language, options).format(value)
  return `\u2066${text.replace(/[\u200e\u200f\u061c]/g, '')}\u2069`
}

/** ISO 15924 codes of the scripts in use that are written from right to left. */
const scripts = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']
const directions = new Map<string, boolean>()

function isRightToLeft(language: string) {
  let found = directions.get(language)
  if (found === undefined) {
    found = scripts.includes(new Intl.Locale(localeOf(language)).maximize().script ?? '')
    directions.set(language, found)
  }
  return found
}

/** US dollars, without cents from 1,000 on. */
export function formatMoney(value: number, language: string) {
  const maximumFractionDigits = Math.abs(value) < 1000 ? 2 : 0
  return isolated(value, language, { style: 'currency', currency: 'USD', maximumFractionDigits })
}

/** US dollars with cents, for billed amounts. */
export function formatExactMoney(value: number, language: string) {
  return isolated(value, language, { style: 'currency', currency: 'USD' })
}

/** US dollars, with cents only if there are any. */
export function formatPrice(value: number, language: string) {
  return isolated(value, language, { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' })
}

/** A share such as 0.12 as a percentage. */
export function formatShare(value: number, language: string) {
  return isolated(value, language, { style: 'percent', maximumFractionDigits: 1 })
}

/** Milliseconds as seconds, with the unit. */
export function formatSeconds(ms: number, language: string) {
  return formatter(language, { style: 'unit', unit: 'second', unitDisplay: 'narrow' }).format(ms / 1000)
}

/** A share such as 0.12 as a percentage with its sign. */
export function formatPercent(value: number, language: string) {
  return isolated(value, language, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
}

/** `12K`: for the axis of a chart. */
export function formatCompact(value: number, language: string) {
  return formatter(language, { notation: 'compact', maximumFractionDigits: 1 }).format(value)
}

/** `$12K`: for the axis of a chart. */
export function formatCompactMoney(value: number, language: string) {
  return isolated(value, language, {
    notation: 'compact',
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  })
}
