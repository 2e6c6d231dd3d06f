import type { Message } from '@/api/chat'
import { chatContacts, conversations } from './chat-rows'
import { tellClients } from './chat-socket'
import { freshId } from './collection'
import { isoOf } from './dates'

/** What the people of the demo answer, one after the other. */
const answers: Record<string, string[]> = {
  'conversation-1': ['Noted, I add it to the runbook.', 'Agreed. Staging has it within the hour.'],
  'conversation-2': ['Thank you, I take care of it.', 'Done. The depot has confirmed it.'],
  'conversation-3': ['I tell Blue Harbor right away.', 'They are happy with that. The order follows today.'],
  'conversation-4': ['Good. I bring the color cards along.', 'Three o’clock, in the small meeting room.'],
  'conversation-5': ['I pass it on to the printer.', 'The proof will have it.'],
  'conversation-6': ['Lovely, I write it into the plan.', 'Then everything is set for Porto.'],
  'conversation-7': ['I let the customers know.', 'All of them have answered by now.'],
  'conversation-8': ['Thank you, that is all I need.', 'It goes out with Thursday’s run.'],
}

/** In conversations that the user has started. */
const otherwise = ['Good to hear from you. I look into it.', 'Thank you, I come back to you today.']

const steps = { read: 600, typing: 1000, message: 4500 } // ms after a message of the user

const given = new Map<string, number>()

/** Someone of the conversation reads the user's message, types and answers, as long as the message is there. */
export async function answerTo(conversationId: string, messageId: string) {
  const row = await conversations.find(conversationId)
  const [contactId] = row?.participants ?? []
  if (!contactId) return
  // The data may have been reset meanwhile.
  async function current() {
    const row = await conversations.find(conversationId)
    return row?.messages.some(({ id }) => id === messageId) ? row : undefined
  }
  setTimeout(async () => {
    if (!(await current())) return
    await appear(contactId)
    const row = await current()
    if (!row) return
    const reads = [...row.reads.filter((read) => read.contactId !== contactId), { contactId, messageId }]
    conversations.keep({ ...row, reads })
    tellClients({ type: 'read', conversationId, contactId, messageId })
  }, steps.read)
  setTimeout(async () => {
    if (await current()) tellClients({ type: 'typing', conversationId, contactId })
  }, steps.typing)
  setTimeout(async () => {
    const row = await current()
    if (!row) return
    const turn = given.get(conversationId) ?? 0
    const lines = answers[conversationId] ?? otherwise
    const body = lines[turn % lines.length]
    if (!body) return
    given.set(conversationId, turn + 1)
    const message: Message = { id: freshId('message'), body, senderId: contactId, createdAt: isoOf(Date.now()) }
    conversations.keep({ ...row, unreadCount: row.unreadCount + 1, messages: [...row.messages, message] })
    tellClients({ type: 'message', conversationId, message })
  }, steps.message)
}

/** Who writes is online. */
async function appear(id: string) {
  const contact = await chatContacts.find(id)
  if (contact?.status !== 'offline') return
  chatContacts.keep({ ...contact, status: 'online', lastActivity: isoOf(Date.now()) })
  tellClients({ type: 'presence', contactId: id, status: 'online' })
}
