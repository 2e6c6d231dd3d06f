import { localeOf } from './format-number'

/**
 * Reads a number as a person of the language types it: with its own decimal sign, and a point too where that cannot be
 * taken for the sign of thousands. Null where nothing stands, NaN for what is no number.
 */
export function readNumber(text: string, language: string) {
  const { group, decimal } = signsOf(language)
  const western = text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
  let plain = western.replace('٫', '.').replace(/[٬\s\u00A0\u202F$'’\u200E\u200F\u061C]/g, '')
  if (!plain) return null
  if (decimal !== '.' && (plain.includes(decimal) || group === '.')) {
    // `1.50` in a language that groups by points is meant as a decimal, `1.500` is not.
    if (!plain.includes(decimal) && /^[-−]?\d+\.\d{1,2}$/.test(plain)) return Number(plain.replace('−', '-'))
    plain = plain.replaceAll(group, '').replace(decimal, '.')
  } else {
    plain = plain.replaceAll(group, '')
  }
  plain = plain.replace('−', '-')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

/** A number as the language writes it, with at least and at most so many places after the point. */
export function writeNumber(value: number | null | undefined, language: string, least: number, most: number) {
  if (value === null || value === undefined) return ''
  return new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: least,
    // A place too many is seen, not rounded away.
    maximumFractionDigits: Math.max(most, 6),
  }).format(value)
}

function signsOf(language: string) {
  const parts = new Intl.NumberFormat(localeOf(language), { useGrouping: true }).formatToParts(123456.7)
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value
  return { group: sign('group') ?? ',', decimal: sign('decimal') ?? '.' }
}
