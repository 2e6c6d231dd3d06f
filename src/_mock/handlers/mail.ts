import { http } from 'msw'
import * as z from 'zod/mini'
import { collection, freshId } from '@/_mock/collection'
import { isoOf } from '@/_mock/dates'
import { operation } from '@/_mock/operation'
import { fail, guarded, notFound, ok, payload } from '@/_mock/respond'
import { fromSearchParams, order } from '@/_mock/select'
import { url } from '@/_mock/url'
import type { User } from '@/api/auth'
import { dataOf, listOf } from '@/api/envelope'
import {
  attachmentLimit,
  attachmentSchema,
  bears,
  isDraft,
  type Mail,
  type MailLabel,
  type MailPatch,
  mailLabelSchema,
  mailPatchSchema,
  mailSchema,
  mailSearchSchema,
  movedTo,
  newMailSchema,
  sendingSchema,
  threadOf,
  undoTime,
} from '@/api/mail'
import { mailMatcher } from '@/api/mail-query'
import { plainText } from '@/utils/plain-text'

const mails = collection('mails', mailSchema, () => import('@/_mock/data/mails.json'))

const labels = [
  { id: 'all', name: 'All', type: 'system' },
  { id: 'inbox', name: 'Inbox', type: 'system' },
  { id: 'sent', name: 'Sent', type: 'system' },
  { id: 'spam', name: 'Spam', type: 'system' },
  { id: 'starred', name: 'Starred', type: 'system' },
  { id: 'drafts', name: 'Drafts', type: 'system' },
  { id: 'trash', name: 'Trash', type: 'system' },
  { id: 'archive', name: 'Archive', type: 'system' },
  { id: 'atlas', name: 'Atlas', type: 'custom' },
  { id: 'suppliers', name: 'Suppliers', type: 'custom' },
  { id: 'family', name: 'Family', type: 'custom' },
] as const

const answer = dataOf(mailSchema)

const senderOf = ({ displayName, email, photoURL }: User) => ({
  name: displayName,
  email,
  avatarUrl: photoURL ?? '',
})

export const mailHandlers = [
  operation(
    { summary: 'Lists the labels of mails', answer: listOf(mailLabelSchema), names: { MailLabel: mailLabelSchema } },
    http.get(
      url('/api/mail/labels'),
      guarded(async () => {
        const all = await mails.rows()
        const counted: MailLabel[] = labels.map((label) => {
          const own = all.filter((mail) => bears(mail, label.id))
          return { ...label, unreadCount: own.filter(({ isUnread }) => isUnread).length, totalCount: own.length }
        })
        return ok(counted, { total: counted.length })
      }),
    ),
  ),
  operation(
    {
      summary: 'Lists the mails under a label, or of a conversation',
      search: mailSearchSchema,
      answer: listOf(mailSchema),
      refusals: [404],
      names: { Mail: mailSchema },
    },
    http.get(
      url('/api/mail/list'),
      guarded(async ({ search: params }) => {
        const { labelId, q, threadId } = z.parse(mailSearchSchema, fromSearchParams(params))
        const label = labelId || 'all'
        if (!labels.some(({ id }) => id === label)) return notFound('label')
        const matches = mailMatcher(q)
        const found = (await mails.rows())
          .filter((mail) => bears(mail, label) && matches(mail) && (!threadId || threadOf(mail) === threadId))
          .sort(order('-createdAt', { text: () => [] }))
        return ok(found, { total: found.length })
      }),
    ),
  ),
  operation(
    {
      summary: 'Gives one of the mails',
      search: z.object({ mailId: z.string() }),
      answer,
      refusals: [404],
    },
    http.get(
      url('/api/mail/details'),
      guarded(async ({ search }) => {
        const mail = await mails.find(search.get('mailId') ?? '')
        return mail ? ok(mail) : notFound('mail')
      }),
    ),
  ),
  operation(
    {
      summary: 'Takes a file to attach to a draft',
      body: z.object({ file: z.file() }),
      form: true,
      answer: dataOf(attachmentSchema),
      status: 201,
      refusals: [400],
      names: { MailAttachment: attachmentSchema },
    },
    http.post(
      url('/api/mail/attachments'),
      guarded(async ({ request }) => {
        const body = await request.formData().catch(() => undefined)
        const file = body?.get('file')
        if (!(file instanceof File)) return fail(400, 'bad-payload', 'Some fields are invalid', { file: 'Required' })
        if (file.size > attachmentLimit) {
          return fail(400, 'bad-payload', 'Some fields are invalid', { file: 'Choose a smaller file' })
        }
        // The contents are discarded.
        return ok({ id: freshId('attachment'), name: plainText(file.name), size: file.size, type: file.type }, {}, 201)
      }),
    ),
  ),
  operation(
    {
      summary: 'Creates a draft, or brings back a deleted mail by its id',
      body: newMailSchema,
      answer,
      status: 201,
      refusals: [400, 409],
    },
    http.post(
      url('/api/mail'),
      guarded(async ({ request, user }) => {
        const { data, refused } = await payload(request, newMailSchema)
        if (refused) return refused
        if (data.id && mails.restore(data.id)) return ok(await mails.find(data.id), {}, 201)
        if (data.id && (await mails.find(data.id))) return fail(409, 'taken', 'A mail with this id already exists')
        const draft: Mail = {
          to: [],
          subject: '',
          message: '',
          ...data,
          id: data.id ?? freshId('mail'),
          labelIds: ['drafts'],
          isUnread: false,
          isStarred: false,
          from: senderOf(user),
          createdAt: isoOf(Date.now()),
        }
        mails.keep(draft)
        return ok(draft, {}, 201)
      }),
    ),
  ),
  operation(
    {
      summary: "Changes a mail's labels and marks, and what a draft says",
      body: mailPatchSchema,
      answer,
      refusals: [400, 404, 409],
    },
    http.patch(
      url('/api/mail/:id'),
      guarded(async ({ request, params }) => {
        const mail = await mails.find(String(params.id))
        if (!mail) return notFound('mail')
        const { data, refused } = await payload(request, mailPatchSchema)
        if (refused) return refused
        if (!isDraft(mail) && says(data)) return fail(409, 'not-a-draft', 'This mail has been sent')
        const changed = { ...mail, ...data, ...(says(data) && { createdAt: isoOf(Date.now()) }) }
        mails.keep(changed)
        return ok(changed)
      }),
    ),
  ),
  operation(
    { summary: 'Deletes a mail for good', answer, refusals: [404] },
    http.delete(
      url('/api/mail/:id'),
      guarded(async ({ params }) => {
        const mail = await mails.find(String(params.id))
        if (!mail) return notFound('mail')
        mails.remove(mail)
        return ok(mail)
      }),
    ),
  ),
  operation(
    {
      summary: 'Sends a draft; for a few seconds this can be undone',
      body: sendingSchema,
      answer,
      refusals: [400, 404, 409],
    },
    http.post(
      url('/api/mail/:id/send'),
      guarded(async ({ request, params, user }) => {
        const draft = await mails.find(String(params.id))
        if (!draft) return notFound('mail')
        const { data, refused } = await payload(request, sendingSchema)
        if (refused) return refused
        const mail = { ...draft, ...data }
        if (!isDraft(mail)) return fail(409, 'not-a-draft', 'This mail has been sent')
        if (mail.to.length === 0) return fail(400, 'bad-payload', 'Some fields are invalid', { to: 'Required' })
        const sent = {
          ...mail,
          labelIds: movedTo(mail, 'sent'),
          from: senderOf(user),
          createdAt: isoOf(Date.now()),
        }
        mails.keep(sent)
        return ok(sent)
      }),
    ),
  ),
  operation(
    { summary: 'Undoes the sending of a mail: it is a draft again', answer, refusals: [404, 409] },
    http.delete(
      url('/api/mail/:id/send'),
      guarded(async ({ params }) => {
        const mail = await mails.find(String(params.id))
        if (!mail) return notFound('mail')
        const isLate = Date.now() - Date.parse(mail.createdAt) > undoTime + onTheWay
        if (isLate || !mail.labelIds.includes('sent')) return fail(409, 'too-late', 'This mail has already been sent')
        const draft = { ...mail, labelIds: movedTo(mail, 'drafts') }
        mails.keep(draft)
        return ok(draft)
      }),
    ),
  ),
]

/** How long the request of an undo may take, in ms. */
const onTheWay = 2000

const says = ({ to, cc, subject, message, attachments }: MailPatch) =>
  [to, cc, subject, message, attachments].some((field) => field !== undefined)
