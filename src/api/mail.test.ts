import { expect, test } from 'vitest'
import { bears, labelsAfterMove, type Mail } from './mail'

const mail = (labelIds: string[]) => ({ labelIds, isStarred: false }) as Mail

test('a draft stays one wherever it is moved, and can be taken out of the trash', () => {
  const deleted = mail(labelsAfterMove(mail(['drafts', 'family']), 'trash'))
  expect(deleted.labelIds).toEqual(['trash', 'drafts', 'family'])
  expect(bears(deleted, 'drafts')).toBe(false)
  expect(bears(deleted, 'trash')).toBe(true)
  expect(labelsAfterMove(deleted, 'inbox')).toEqual(['drafts', 'family'])
  expect(labelsAfterMove(mail(['drafts']), 'archive')).toEqual(['drafts'])
})

test('another mail is moved, with the labels of the user', () => {
  expect(labelsAfterMove(mail(['inbox', 'family']), 'archive')).toEqual(['archive', 'family'])
})
