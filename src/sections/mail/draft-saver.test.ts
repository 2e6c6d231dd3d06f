import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { type Mail, mailbox } from '@/api/mail'
import { endSessionScope, isSessionOver } from '@/api/session-scope'
import { draftSaver } from './draft-saver'
import { emptyDraft } from './replies'

const { values } = emptyDraft
const started = () => draftSaver(new QueryClient(), emptyDraft, () => {})
const create = vi.spyOn(mailbox, 'create').mockResolvedValue({ id: 'mail-1' } as Mail)
const update = vi.spyOn(mailbox, 'update').mockResolvedValue({ id: 'mail-1' } as Mail)

afterEach(() => {
  vi.clearAllMocks()
})

test('a draft is created once, and then changed', async () => {
  const saver = started()
  saver.change({ ...values, subject: 'B' })
  await Promise.all([saver.flush(), saver.flush()])
  saver.change({ ...values, subject: 'Blue' })
  expect(saver.values().subject).toBe('Blue')
  await saver.flush()
  expect(create).toHaveBeenCalledTimes(1)
  expect(update.mock.calls).toEqual([['mail-1', { ...values, subject: 'Blue' }]])
})

test('what is discarded is saved before, so that it can be brought back', async () => {
  const saver = started()
  saver.change({ ...values, message: 'Not sent yet' })
  expect(await saver.drop()).toBe('mail-1')
  expect(create).toHaveBeenCalledWith({ ...values, message: 'Not sent yet' })
})

test('an upload that ends after discarding does not bring the draft back', async () => {
  const saver = started()
  expect(await saver.drop()).toBeUndefined()
  saver.change({ ...values, subject: 'Late' })
  await saver.flush()
  expect(create).not.toHaveBeenCalled()
})

test('what is not saved when the user changes is not saved in the mailbox of the next one', async () => {
  const saver = started()
  saver.change({ ...values, subject: 'Private' })
  endSessionScope()
  await expect(saver.flush()).rejects.toSatisfy(isSessionOver)
  expect(create).not.toHaveBeenCalled()
})

test('a draft that is discarded as the user changes is not deleted by the next one', async () => {
  const saver = draftSaver(new QueryClient(), { ...emptyDraft, id: 'mail-1' }, () => {})
  const dropped = saver.drop()
  endSessionScope()
  expect(await dropped).toBeUndefined()
})
