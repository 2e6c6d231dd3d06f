import * as z from 'zod/mini'
import { email as emailSchema } from '@/api/fields'
import type { Person } from '@/api/mail'
import { folded } from '@/utils/find-text'
import { plainText } from '@/utils/plain-text'

export const isAddress = (person: Person) => z.safeParse(emailSchema, person.email).success

/** A typed recipient: `ada@example.com` or `Ada Lovelace <ada@example.com>`. */
export function personOf(text: string): Person {
  // Pasted addresses may have invisible characters, which disguise them or make them invalid.
  const plain = plainText(text)
  const [, name = '', inside] = /^\s*"?([^"<]*?)"?\s*<([^>]*)>\s*$/.exec(plain) ?? []
  const email = (inside ?? plain).trim()
  return { name: name || email, email, avatarUrl: '' }
}

/** The recipients with typed or pasted ones, separated by commas or semicolons outside quotes, also Arabic and Chinese ones; each address once. */
export function withTyped(recipients: Person[], text: string, contacts: Person[]) {
  const added = [...recipients]
  for (const part of text.match(/(?:"[^"]*"|[^,;،؛，；\n])+/g) ?? []) {
    if (!part.trim()) continue
    const found = contacts.find(({ name }) => folded(name) === folded(part.trim())) ?? personOf(part)
    if (!added.some(({ email }) => email.toLowerCase() === found.email.toLowerCase())) added.push(found)
  }
  return added
}
