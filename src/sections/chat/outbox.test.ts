import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as api from '@/api/chat'
import { endSessionScope, sessionSignal } from '@/api/session-scope'
import { fitPicture } from './fit-picture'
import { attachPicture, sendDraft, setDraft, useOutbox } from './outbox'

vi.mock('@/api/chat', async (original) => ({ ...(await original<typeof api>()), sendMessage: vi.fn() }))

vi.mock('./fit-picture', () => ({ fitPicture: vi.fn() }))

const client = new QueryClient()
const write = (body: string) => {
  setDraft('conversation-1', { body })
  return sendDraft(client, 'conversation-1')
}
const sent = (body: api.NewMessage) => ({ ...body, senderId: 'me', createdAt: '2026-04-01T10:00:00Z' }) as api.Message

beforeEach(() => useOutbox.setState({ outgoing: [], drafts: {} }))

test('messages are sent in their order, the next one once the API has the first', async () => {
  const arrived: string[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.mocked(api.sendMessage).mockImplementation(async (_, body) => {
    if (body.body === 'first') await held
    arrived.push(body.body)
    return sent(body)
  })
  const both = [write('first'), write('second')]
  await Promise.resolve()
  release()
  await Promise.all(both)
  expect(arrived).toEqual(['first', 'second'])
  expect(useOutbox.getState().outgoing).toEqual([])
})

test('a message that the end of the session stopped can be sent again', async () => {
  const signal = sessionSignal()
  vi.mocked(api.sendMessage).mockImplementation(
    () => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const stopped = write('Hello')
  await Promise.resolve()
  endSessionScope()
  await stopped
  expect(useOutbox.getState().outgoing).toMatchObject([{ body: 'Hello', failure: expect.anything() }])
})

test('a waiting message of a user who has signed out is not sent', async () => {
  vi.mocked(api.sendMessage).mockClear()
  const waiting = write('Hello')
  useOutbox.setState({ outgoing: [], drafts: {} })
  await waiting
  expect(api.sendMessage).not.toHaveBeenCalled()
})

describe('a photo', () => {
  const picture = { src: 'data:,', name: 'Photo', width: 1, height: 1 }
  const file = new File([], 'photo.png')
  const fitted = vi.mocked(fitPicture)
  const drafts = () => useOutbox.getState().drafts

  test('is put into the draft', async () => {
    fitted.mockResolvedValue(picture)
    await attachPicture('conversation-1', file)
    expect(drafts()).toMatchObject({ 'conversation-1': { picture } })
  })

  test('of a user who has signed out is not put into the draft of the next one', async () => {
    fitted.mockImplementation(async () => {
      endSessionScope()
      return picture
    })
    await attachPicture('conversation-1', file)
    expect(drafts()).toEqual({})
  })

  test('that is none is reported to whom it belongs', async () => {
    fitted.mockRejectedValue(new Error('no picture'))
    await expect(attachPicture('conversation-1', file)).rejects.toThrow('no picture')
    fitted.mockImplementation(async () => {
      endSessionScope()
      throw new Error('no picture')
    })
    await attachPicture('conversation-1', file)
  })
})
