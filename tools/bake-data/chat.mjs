import { between, hour, nth, rows } from './common.mjs'
import * as words from './words.mjs'

const conversations = rows('conversations', 6, (faker, index) => ({
  id: `conversation-${index + 1}`,
  type: index === 3 ? 'GROUP' : 'ONE_TO_ONE',
  unreadCount: nth([2, 0, 0, 5, 0, 1], index),
  participants: (index === 3 ? [1, 2, 3] : [index + 1]).map((contact) => `contact-${contact}`),
  messages: words.messages.map((body, message) => ({
    id: `message-${message + 1}`,
    body,
    senderId: message % 2 ? 'me' : `contact-${index === 3 ? (message % 3) + 1 : index + 1}`,
    createdAt: -((index + 1) * 5 * hour) + message * between(faker, 2, 9),
  })),
}))

export { conversations }
