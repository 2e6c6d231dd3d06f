import type { Message } from '@/api/chat'
import { dayOf } from '@/utils/days'

/** Messages of one sender follow each other without their name for this long. */
const together = 5 * 60_000 // ms

type Sent = Pick<Message, 'id' | 'senderId' | 'createdAt'>

export interface MessageGroup<M> {
  senderId: string
  messages: M[]
}

/**
 * Messages by local day, and within a day by sender: a group ends with another sender, after a pause, and before the message with
 * the id `split`.
 */
export function groupMessages<M extends Sent>(messages: M[], split?: string) {
  const days: { day: string; groups: MessageGroup<M>[] }[] = []
  let previous: M | undefined
  for (const message of messages) {
    const day = dayOf(message.createdAt)
    let current = days.at(-1)
    if (current?.day !== day) {
      current = { day, groups: [] }
      days.push(current)
    }
    const group = current.groups.at(-1)
    const follows =
      group?.senderId === message.senderId &&
      message.id !== split &&
      previous &&
      Date.parse(message.createdAt) - Date.parse(previous.createdAt) <= together
    if (follows) group.messages.push(message)
    else current.groups.push({ senderId: message.senderId, messages: [message] })
    previous = message
  }
  return days
}
