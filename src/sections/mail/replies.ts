import { type Attachment, longestSubject, longestText, type Mail, type Person, threadOf } from '@/api/mail'

/** What is typed in the window of a new message. */
export interface DraftValues {
  to: Person[]
  cc: Person[]
  subject: string
  message: string
  attachments: Attachment[]
}

/** A message to write: new, a reply, or a draft with its id. */
export interface ComposeStart {
  id?: string
  threadId?: string | undefined
  values: DraftValues
}

export const emptyDraft: ComposeStart = { values: { to: [], cc: [], subject: '', message: '', attachments: [] } }

export const isEmptyDraft = ({ to, cc, subject, message, attachments }: DraftValues) =>
  to.length + cc.length + attachments.length === 0 && !subject.trim() && !message.trim()

export const draftOf = ({ id, threadId, to, cc = [], subject, message, attachments = [] }: Mail): ComposeStart => ({
  id,
  threadId,
  values: { to, cc, subject, message, attachments },
})

const prefixes = /^\s*((re|fwd?|aw|wg|tr)\s*:\s*)+/i

/** `Re: Lunch` of `Lunch` and of `Re: Re: Lunch`; the prefixes are the same in all languages, as mail programs expect. */
export const prefixed = (prefix: 'Re' | 'Fwd', subject: string) =>
  `${prefix}: ${subject.replace(prefixes, '')}`.slice(0, longestSubject)

export type ReplyKind = 'reply' | 'replyAll' | 'forward'

interface Reply {
  kind: ReplyKind
  /** The user's address, which a reply to all leaves out. */
  me: string
  /** The line above the quoted text. */
  intro: string
}

/** The reply to a message, with its text quoted. A reply to one's own message goes to its recipients. */
export function replyTo(mail: Mail, { kind, me, intro }: Reply): ComposeStart {
  const { from, to, cc = [], subject, message, attachments = [] } = mail
  const quoted = message
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
  // With room for an answer.
  const text = `\n\n${intro}\n${quoted}`.slice(0, longestText * 0.9)
  if (kind === 'forward') {
    return { values: { to: [], cc: [], subject: prefixed('Fwd', subject), message: text, attachments } }
  }
  const isMe = ({ email }: Person) => email.toLowerCase() === me.toLowerCase()
  const receivers = isMe(from) ? to : [from]
  const others = kind === 'replyAll' ? [...(isMe(from) ? [] : to), ...cc] : []
  return {
    threadId: threadOf(mail),
    values: {
      to: receivers,
      cc: others.filter((person) => !isMe(person) && !receivers.some(({ email }) => email === person.email)),
      subject: prefixed('Re', subject),
      message: text,
      attachments: [],
    },
  }
}
