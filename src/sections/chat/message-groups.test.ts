import { expect, test } from 'vitest'
import { groupMessages } from './message-groups'

const message = (id: string, senderId: string, createdAt: string) => ({ id, senderId, createdAt })
const shape = (days: ReturnType<typeof groupMessages>) =>
  days.map(({ day, groups }) => [day, ...groups.map(({ messages }) => messages.map(({ id }) => id).join(''))])

test('messages are grouped by day, and by sender until a pause', () => {
  const messages = [
    message('a', 'me', '2026-04-01T10:00:00'),
    message('b', 'me', '2026-04-01T10:04:00'),
    message('c', 'traci', '2026-04-01T10:05:00'),
    message('d', 'me', '2026-04-01T10:06:00'),
    message('e', 'me', '2026-04-01T10:20:00'),
    message('f', 'me', '2026-04-02T00:00:00'),
  ]
  expect(shape(groupMessages(messages))).toEqual([
    ['2026-04-01', 'ab', 'c', 'd', 'e'],
    ['2026-04-02', 'f'],
  ])
})

test('the first new message begins a group', () => {
  const messages = [message('a', 'traci', '2026-04-01T10:00:00'), message('b', 'traci', '2026-04-01T10:01:00')]
  expect(shape(groupMessages(messages, 'b'))).toEqual([['2026-04-01', 'a', 'b']])
})

test('without messages there are no days', () => {
  expect(groupMessages([])).toEqual([])
})
