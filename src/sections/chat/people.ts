import type { ChatContact, Conversation } from '@/api/chat'
import type { Presence } from '@/components/presence-badge'

/** The contacts by id. */
export type People = ReadonlyMap<string, ChatContact>

/** The other one of a conversation between two; undefined for a group. */
export function partnerOf({ type, participants }: Conversation, people: People) {
  return type === 'GROUP' ? undefined : people.get(participants[0] ?? '')
}

/** The name of a conversation: the group's own, else those of its people. */
export function titleOf({ name, participants }: Conversation, people: People) {
  return name || participants.map((id) => people.get(id)?.name ?? id).join(', ')
}

/** The API's value for "Always" is `alway`. */
export function presenceOf({ status = 'offline' }: ChatContact): Presence {
  return status === 'alway' ? 'always' : status
}

export const firstName = (name: string) => name.split(' ')[0] ?? name
