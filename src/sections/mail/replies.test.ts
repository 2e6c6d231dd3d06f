import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Mail, newMailSchema } from '@/api/mail'
import { isEmptyDraft, prefixed, replyTo } from './replies'

const person = (name: string) => ({ name, email: `${name.toLowerCase()}@example.com`, avatarUrl: '' })
const [ada, beth, cyd, me] = ['Ada', 'Beth', 'Cyd', 'Me'].map(person) as [Person, Person, Person, Person]
type Person = ReturnType<typeof person>

const mail: Mail = {
  id: 'mail-1',
  labelIds: ['inbox'],
  isUnread: false,
  isStarred: false,
  subject: 'Lunch',
  message: 'At one?\n\nAda',
  from: ada,
  to: [me, beth],
  cc: [cyd],
  attachments: [{ id: 'a', name: 'Menu.pdf', size: 10, type: 'pdf' }],
  createdAt: '2026-04-17T08:00:00Z',
}
const options = { me: me.email, intro: 'Ada wrote:' }

test('a reply goes to the sender, with the text quoted', () => {
  const { threadId, values } = replyTo(mail, { ...options, kind: 'reply' })
  expect(threadId).toBe('mail-1')
  expect(values).toEqual({
    to: [ada],
    cc: [],
    subject: 'Re: Lunch',
    message: '\n\nAda wrote:\n> At one?\n>\n> Ada',
    attachments: [],
  })
})

test('a reply to all goes to the others too, and not to oneself', () => {
  expect(replyTo(mail, { ...options, kind: 'replyAll' }).values).toMatchObject({ to: [ada], cc: [beth, cyd] })
})

test('a reply to an own message goes to its recipients', () => {
  const own = { ...mail, from: me, to: [ada] }
  expect(replyTo(own, { ...options, kind: 'replyAll' }).values).toMatchObject({ to: [ada], cc: [cyd] })
})

test('what is forwarded keeps its attachments, and begins a conversation', () => {
  const { threadId, values } = replyTo(mail, { ...options, kind: 'forward' })
  expect(threadId).toBeUndefined()
  expect(values).toMatchObject({ to: [], subject: 'Fwd: Lunch', attachments: mail.attachments })
})

test('a subject has one prefix', () => {
  expect(prefixed('Re', 'RE: Fwd: re: Lunch')).toBe('Re: Lunch')
  expect(prefixed('Re', 'Regards')).toBe('Re: Regards')
})

test('a draft of blanks alone is empty', () => {
  const empty = { to: [], cc: [], subject: ' ', message: '\n', attachments: [] }
  expect(isEmptyDraft(empty)).toBe(true)
  expect(isEmptyDraft({ ...empty, to: [ada] })).toBe(false)
})

test('a reply to a very long message can be saved', () => {
  const long = { ...mail, subject: 'x'.repeat(500), message: 'line\n'.repeat(20_000) }
  const { values } = replyTo(long, { ...options, kind: 'reply' })
  expect(z.safeParse(newMailSchema, values).error).toBeUndefined()
})
