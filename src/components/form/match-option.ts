import { fold } from '@/utils/find-text'
import type { Option } from './option'

const plain = (text: string) => fold(text.trim().replace(/\s+/g, ' ')).folded

/** The rank of a match: 0 and 1 for a whole name, undefined for no match. */
function rankOf({ label, value, also = [] }: Option, text: string) {
  const name = plain(label)
  const others = [value, ...also].map(plain)
  if (name === text) return 0
  if (others.includes(text)) return 1
  if (name.startsWith(text)) return 2
  if (name.includes(text)) return 3
  return also.some((other) => plain(other).startsWith(text)) ? 4 : undefined
}

/** The options that match a text, ignoring case and accents; exact matches come first. */
export function matchOptions(options: readonly Option[], typed: string) {
  const text = plain(typed)
  if (!text) return [...options]
  return options
    .map((option) => ({ option, rank: rankOf(option, text) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ option }) => option)
}

/** The option whose name or value equals a text. */
export function exactOption(options: readonly Option[], typed: string) {
  const text = plain(typed)
  const [best] = text ? matchOptions(options, typed) : []
  return best && (rankOf(best, text) ?? 2) < 2 ? best : undefined
}
