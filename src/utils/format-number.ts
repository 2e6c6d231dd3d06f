// `cn` is the specification's code for what the standard calls zh; Arabic keeps the digits that the demo data has.
const locales: Record<string, string> = { cn: 'zh-CN', ar: 'ar-u-nu-latn' }

/** The BCP 47 tag of one of the site's languages, for Intl. */
export const localeOf = (language: string) => locales[language] ?? language

// To make a formatter costs a hundred times what using it does, and a table uses thousands.
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

/** The signs that a language writes in numbers. */
export function signsOf(language: string) {
  const parts = formatter(language, { useGrouping: true }).formatToParts(123456.7)
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value
  return { group: sign('group') ?? ',', decimal: sign('decimal') ?? '.' }
}

export function formatNumber(value: number, language: string) {
  return formatter(language, { maximumFractionDigits: 1 }).format(value)
}

/** US dollars, without cents from 1,000 on. */
export function formatMoney(value: number, language: string) {
  const maximumFractionDigits = Math.abs(value) < 1000 ? 2 : 0
  return formatter(language, { style: 'currency', currency: 'USD', maximumFractionDigits }).format(value)
}

/** US dollars with their cents, for what is billed. */
export function formatExactMoney(value: number, language: string) {
  return formatter(language, { style: 'currency', currency: 'USD' }).format(value)
}

/** US dollars as an offer names them: with cents only where there are any. */
export function formatPrice(value: number, language: string) {
  const options = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const
  return formatter(language, options).format(value)
}

/** A share such as 0.12 as a percentage. */
export function formatShare(value: number, language: string) {
  return formatter(language, { style: 'percent', maximumFractionDigits: 1 }).format(value)
}

/** A time in ms as seconds, with their sign. */
export function formatSeconds(ms: number, language: string) {
  return formatter(language, { style: 'unit', unit: 'second', unitDisplay: 'narrow' }).format(ms / 1000)
}

/** A share such as 0.12 as a percentage with its sign. */
export function formatPercent(value: number, language: string) {
  return formatter(language, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(value)
}

/** `12K`: for the axis of a chart. */
export function formatCompact(value: number, language: string) {
  return formatter(language, { notation: 'compact', maximumFractionDigits: 1 }).format(value)
}

/** `$12K`: for the axis of a chart. */
export function formatCompactMoney(value: number, language: string) {
  return formatter(language, {
    notation: 'compact',
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }).format(value)
}
