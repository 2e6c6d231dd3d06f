import { localeOf } from './format-number'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']

/** Bytes in the largest unit, with at most one decimal, in the given language: `5.7 MB`; empty if it is not a number. */
export function formatBytes(bytes: number, language: string) {
  if (Number.isNaN(bytes)) return ''
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  const maximumFractionDigits = value < 100 && power > 0 ? 1 : 0
  const unit = units[power]
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, maximumFractionDigits }).format(value)
}
