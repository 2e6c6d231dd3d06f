import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from './client'
import { dataOf, listOf } from './envelope'
import { line, moment, picture } from './fields'
import { freeText, word } from './list'

const personSchema = z.object({ name: line, email: z.string(), avatarUrl: picture })
/** A sender or a recipient. */
export type Person = z.infer<typeof personSchema>

/** The labels that every mailbox has, in their order. */
export const systemLabels = ['inbox', 'starred', 'sent', 'drafts', 'archive', 'spam', 'trash', 'all'] as const

/** The labels of which a mail has exactly one. */
const places = ['inbox', 'sent', 'drafts', 'archive', 'spam', 'trash'] as const
type Place = (typeof places)[number]

/** Those that a user can move a mail to. */
export const targets = ['inbox', 'archive', 'spam', 'trash'] as const
export type Target = (typeof targets)[number]

export const mailLabelSchema = z.object({
  id: z.string(),
  name: line,
  type: z.enum(['system', 'custom']),
  unreadCount: z.number(),
  totalCount: z.optional(z.number()),
})
export type MailLabel = z.infer<typeof mailLabelSchema>

/** In bytes, of one attachment. */
export const attachmentLimit = 20_000_000

export const attachmentSchema = z.object({
  id: z.string(),
  name: line,
  /** In bytes. */
  size: z.number(),
  /** Our own type of a file, or a media type. */
  type: z.string(),
  /** A path relative to the asset URL, or a URL of its own. */
  url: z.optional(z.string()),
})
export type Attachment = z.infer<typeof attachmentSchema>

export const mailSchema = z.object({
  id: z.string(),
  labelIds: z.array(z.string()),
  isUnread: z.boolean(),
  isStarred: z.boolean(),
  subject: line,
  /** The text of the body, also of one in HTML. */
  message: z.string(),
  /** The body in HTML, which is not sanitized. */
  html: z.optional(z.string()),
  from: personSchema,
  to: z.array(personSchema),
  cc: z.optional(z.array(personSchema)),
  attachments: z.optional(z.array(attachmentSchema)),
  /** Mails with the same id are one conversation. */
  threadId: z.optional(z.string()),
  createdAt: moment,
})
export type Mail = z.infer<typeof mailSchema>

const people = z.array(personSchema).check(z.maxLength(100))

/** In characters, of a draft. */
export const longestSubject = 500
export const longestText = 100_000

/** The fields of a draft. */
const draftFields = {
  to: people,
  cc: people,
  subject: line.check(z.maxLength(longestSubject)),
  message: z.string().check(z.maxLength(longestText)),
  attachments: z.array(attachmentSchema),
}

/** The last changes of a draft, sent with it. */
export const sendingSchema = z.partial(z.object(draftFields))
export type Sending = z.infer<typeof sendingSchema>

/** A new draft; with the id of a deleted mail, that mail again. */
export const newMailSchema = z.partial(z.object({ id: z.string(), ...draftFields, threadId: z.string() }))
export type NewMail = z.infer<typeof newMailSchema>

export const mailPatchSchema = z.partial(
  z.object({ ...draftFields, labelIds: z.array(z.string()), isUnread: z.boolean(), isStarred: z.boolean() }),
)
export type MailPatch = z.infer<typeof mailPatchSchema>

export const mailSearchSchema = z.object({
  labelId: word(),
  /** Words, and `from:`, `to:`, `subject:`, `has:attachment`, `is:unread`, `is:read`, `is:starred`. */
  q: freeText(200),
  threadId: word(),
})

/** How long the sending of a mail can be undone, in ms. */
export const undoTime = 10_000

/** True if a label's list contains a mail. */
export function bears(mail: Pick<Mail, 'labelIds' | 'isStarred'>, label: string) {
  const isHidden = mail.labelIds.includes('trash')
  if (label === 'all') return !isHidden && !mail.labelIds.includes('drafts')
  if (label === 'starred') return mail.isStarred && !isHidden
  // A deleted mail keeps its own labels, and is only in the trash.
  return mail.labelIds.includes(label) && (!isHidden || label === 'trash')
}

/** The id of a mail's conversation: that of its first mail, unless the API has another one. */
export const threadOf = ({ id, threadId }: Pick<Mail, 'id' | 'threadId'>) => threadId ?? id

/** The labels of a mail after moving it: those of the user stay. */
export const movedTo = (mail: Mail, place: Place) => [
  place,
  ...mail.labelIds.filter((id) => !places.some((other) => other === id)),
]

export const isDraft = ({ labelIds }: Pick<Mail, 'labelIds'>) => labelIds.includes('drafts')

/** The labels of a mail that the user moves. A draft stays one: it is among the drafts, or in the trash. */
export function labelsAfterMove(mail: Mail, target: Target) {
  if (!isDraft(mail)) return movedTo(mail, target)
  const labels = movedTo(mail, 'drafts')
  return target === 'trash' ? ['trash', ...labels] : labels
}

const answer = dataOf(mailSchema)
const path = (id: string) => `/api/mail/${encodeURIComponent(id)}` as const

/** The mailbox of the user: its queries and requests. Each request throws a Failure if the API rejects it. */
export const mailbox = {
  name: 'mail',
  also: [] as const,

  labels: queryOptions({
    queryKey: ['mail', 'labels'],
    queryFn: ({ signal }) => api('/api/mail/labels', listOf(mailLabelSchema), { signal }),
  }),

  /** The mails of a label that match a search, the newest first. */
  list: (search: z.input<typeof mailSearchSchema>) => {
    const query = z.parse(mailSearchSchema, search)
    return queryOptions({
      queryKey: ['mail', 'list', query],
      queryFn: ({ signal }) => api('/api/mail/list', listOf(mailSchema), { query, signal }),
      placeholderData: keepPreviousData,
    })
  },

  record: (id: string | undefined) =>
    queryOptions({
      queryKey: ['mail', 'record', id ?? ''],
      queryFn: async ({ signal }) => (await api('/api/mail/details', answer, { query: { mailId: id }, signal })).data,
      enabled: !!id,
    }),

  /** Creates a draft. */
  create: async (body: NewMail) => (await api('/api/mail', answer, { method: 'POST', body })).data,

  /** Brings a deleted mail back. */
  restore: async ({ id }: Pick<Mail, 'id'>) => (await api('/api/mail', answer, { method: 'POST', body: { id } })).data,

  update: async (id: string, body: MailPatch) => (await api(path(id), answer, { method: 'PATCH', body })).data,

  /** Deletes a mail for good. */
  remove: async (id: string) => (await api(path(id), answer, { method: 'DELETE' })).data,

  /** Sends a draft. The API delivers it once it can't be undone any more. */
  send: async (id: string, body: Sending) => (await api(`${path(id)}/send`, answer, { method: 'POST', body })).data,

  /** Undoes the sending: the mail is a draft again. Rejected after `undoTime`. */
  takeBack: async (id: string) => (await api(`${path(id)}/send`, answer, { method: 'DELETE' })).data,

  /** Uploads a file to attach. */
  attach: async (file: File, signal?: AbortSignal) => {
    const body = new FormData()
    body.append('file', file)
    const options = { method: 'POST', body, ...(signal && { signal }) } as const
    return (await api('/api/mail/attachments', dataOf(attachmentSchema), options)).data
  },
}
