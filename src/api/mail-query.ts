import { folded } from '@/utils/find-text'
import type { Mail } from './mail'

/** A mail search, parsed: the words, and the operators with their values. */
interface MailQuery {
  words: string[]
  operators: [name: Operator, value: string][]
}

const operators = ['from', 'to', 'subject', 'has', 'is'] as const
type Operator = (typeof operators)[number]

/**
 * Parses a search such as `from:beth is:unread "blue glaze"`. Text in quotes is one word; an unknown operator is a word.
 */
export function parseMailQuery(query: string): MailQuery {
  const found: MailQuery = { words: [], operators: [] }
  for (const [token, name, quoted, plain] of query.matchAll(/(?:(\w+):)?(?:"([^"]*)"?|(\S+))/g)) {
    // An operator that is still being typed.
    if (plain && operators.some((each) => `${each}:` === plain.toLowerCase())) continue
    const value = folded(quoted ?? plain ?? '')
    const operator = operators.find((each) => each === name?.toLowerCase())
    if (operator && value) found.operators.push([operator, value])
    else if (value && !operator) found.words.push(name ? folded(token) : value)
  }
  return found
}

/** A test of mails by a search: all words and operators must match. */
export function mailMatcher(query: string) {
  const { words, operators } = parseMailQuery(query)
  return (mail: Mail) => {
    const text = folded([mail.subject, mail.message, ...[mail.from, ...recipients(mail)].map(nameOf)].join(' '))
    return words.every((word) => text.includes(word)) && operators.every(([name, value]) => tests[name](mail, value))
  }
}

const nameOf = ({ name, email }: Mail['from']) => `${name} ${email}`
const recipients = ({ to, cc = [] }: Mail) => [...to, ...cc]

const tests: Record<Operator, (mail: Mail, value: string) => boolean> = {
  from: (mail, value) => folded(nameOf(mail.from)).includes(value),
  to: (mail, value) => recipients(mail).some((person) => folded(nameOf(person)).includes(value)),
  subject: (mail, value) => folded(mail.subject).includes(value),
  has: (mail, value) => /^attachments?$/.test(value) && !!mail.attachments?.length,
  is: (mail, value) =>
    (value === 'unread' && mail.isUnread) ||
    (value === 'read' && !mail.isUnread) ||
    (value === 'starred' && mail.isStarred),
}

/** Adds an operator such as `is:unread` to a search, or removes it. */
export function toggleOperator(query: string, operator: string) {
  const tokens = query.split(/\s+/).filter(Boolean)
  const rest = tokens.filter((token) => token.toLowerCase() !== operator)
  return (rest.length < tokens.length ? rest : [...rest, operator]).join(' ')
}

/** True if a search has an operator such as `is:unread`. */
export const hasOperator = (query: string, operator: string) => query.toLowerCase().split(/\s+/).includes(operator)

/** The words of a search that are visible in a mail, for marking them. */
export const markedWords = (query: string) => parseMailQuery(query).words

/** A search without the operators of what a reader changes: `is:unread` and the others of `is:`. */
export const withoutMarks = (query: string) => query.replace(/(^|\s)is:\S+/gi, '')
