import { dayFrom, dayOf, isLikelyDay } from './days'
import { localeOf } from './format-number'
import { westernDigits } from './western-digits'

/** Longer text is no date. */
const longest = 40

/**
 * Parses a day as people copy it from elsewhere: `2026-04-17`, a date and time, or in the language's order with the month as a
 * number or a name, in digits of any script. A year has four digits.
 * @returns the day, `2026-04-17`; empty if it is not one
 */
export function readDay(text: string, language: string) {
  const plain = westernDigits(text.replace(/\p{Cf}/gu, ''))
    .trim()
    .toLowerCase()
  if (plain.length > longest) return ''
  if (/^\d{4}-\d\d-\d\dt/.test(plain)) return inRange(dayOf(plain.toUpperCase()))
  const numbers = plain.match(/\d+/g) ?? []
  const words = wordsOf(plain)
  if (/[^\p{L}\p{M}\d\s./,،׳॰'-]/u.test(plain)) return ''
  const year = numbers.find((number) => number.length === 4)
  const rest = numbers.filter((number) => number !== year).map(Number)
  const month = words.length > 0 ? monthOf(words.join(' '), language) : 0
  if (!year || (words.length > 0 && !month) || rest.length !== (month ? 1 : 2)) return ''
  const [first = 0, second = 0] = rest
  if (month) return inRange(dayFrom(Number(year), month, first))
  const dayFirst = numbers[0] !== year && orderOf(language).indexOf('day') < orderOf(language).indexOf('month')
  return inRange(dayFirst ? dayFrom(Number(year), second, first) : dayFrom(Number(year), first, second))
}

const inRange = (day: string) => (isLikelyDay(day) ? day : '')

/** Words beside the numbers in Chinese and Vietnamese. */
const units = new Set(['年', '月', '日', 'ngày', 'tháng', 'thg', 'năm'])

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}\p{M}]*/gu)?.filter((word) => !units.has(word)) ?? []

function partsOf(language: string, month: 'numeric' | 'long' | 'short', index: number) {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    year: 'numeric',
    month,
    day: 'numeric',
    timeZone: 'UTC',
  })
  return format.formatToParts(Date.UTC(2026, index, 17))
}

const orderOf = (language: string) => partsOf(language, 'numeric', 0).map(({ type }) => type)

/**
 * The number of a month by its long or short name, in the language or in English; 0 if unknown. The name may have what belongs to
 * it in a date, as in Spanish `17 de abril de 2026` and in Hebrew.
 */
function monthOf(name: string, language: string) {
  const months = Array.from({ length: 12 }, (_, index) => index)
  const found = months.find((index) =>
    [language, 'en'].some((each) =>
      (['long', 'short'] as const).some((length) => {
        const parts = partsOf(each, length, index)
        const month = parts.filter(({ type }) => type === 'month')
        return [month, parts].some((some) => nameIn(some) === name)
      }),
    ),
  )
  return found === undefined ? 0 : found + 1
}

const nameIn = (parts: { value: string }[]) =>
  wordsOf(
    parts
      .map(({ value }) => value)
      .join('')
      .toLowerCase(),
  ).join(' ')
