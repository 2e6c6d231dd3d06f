import { describe, expect, test } from 'vitest'
import type { Mail } from './mail'
import { hasOperator, mailMatcher, parseMailQuery, toggleOperator, withoutMarks } from './mail-query'

const beth = { name: 'Beth Effertz', email: 'beth.effertz@example.com', avatarUrl: '' }
const me = { name: 'Marlow Whitfield', email: 'demo@ark.dev', avatarUrl: '' }
const mail: Mail = {
  id: 'mail-1',
  labelIds: ['inbox'],
  isUnread: true,
  isStarred: false,
  subject: 'Team outing to Porto',
  message: 'Lunch in the café by the river.',
  from: beth,
  to: [me],
  attachments: [{ id: 'a', name: 'Plan.pdf', size: 10, type: 'pdf' }],
  createdAt: '2026-04-17T08:00:00Z',
}

test('a query is read into words and operators', () => {
  expect(parseMailQuery('from:Beth  "blue glaze" is:unread size:3 from:')).toEqual({
    words: ['blue glaze', 'size:3'],
    operators: [
      ['from', 'beth'],
      ['is', 'unread'],
    ],
  })
})

describe('a mail is found', () => {
  test.each([
    ['', true],
    ['porto cafe', true],
    ['"to porto"', true],
    ['"porto to"', false],
    ['from:beth', true],
    ['from:"Beth Effertz" is:unread', true],
    ['from:marlow', false],
    ['to:demo@ark.dev', true],
    ['subject:outing', true],
    ['subject:lunch', false],
    ['has:attachment', true],
    ['has:wheels', false],
    ['is:unread', true],
    ['is:read', false],
    ['is:starred', false],
    ['IS:Unread PORTO', true],
    ['10:30', false],
  ])('by %j: %j', (query, found) => {
    expect(mailMatcher(query)(mail)).toBe(found)
  })
})

test('an operator is added to a search and removed', () => {
  expect(toggleOperator('porto', 'is:unread')).toBe('porto is:unread')
  expect(toggleOperator('IS:UNREAD porto', 'is:unread')).toBe('porto')
  expect(hasOperator('porto is:unread', 'is:unread')).toBe(true)
  expect(hasOperator('this:unread', 'is:unread')).toBe(false)
})

test('the marks of a reader are left out of a search', () => {
  expect(withoutMarks('porto is:unread from:beth').trim()).toBe('porto from:beth')
})
