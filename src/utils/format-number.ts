// `cn` is the specification's code for zh; Arabic keeps the digits of the demo data.
const locales: Record<string, string> = { cn: 'zh-CN', ar: 'ar-u-nu-latn' }

/** The BCP 47 tag of one of the site's languages, for Intl. */
export const localeOf = (language: string) => locales[language] ?? language

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
  if (!rightToLeft.test(language)) return formatter(language, options).format(value)
  const text = formatter(options.style === 'currency' ? 'en-CA' : language, options).format(value)
  return `\u2066${text.replace(/[\u200e\u200f\u061c]/g, '')}\u2069`
}

const rightToLeft = /^(ar|fa|he|ur)\b/

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
