import { createElement, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart, partsAhead, patiently } from './lazy-part'
import { useSnackbar } from './snackbar-store'

vi.mock('@/utils/build', () => ({ isUpdated: async () => false }))
vi.mock('@/i18n/i18n', () => ({ i18n: { t: (key: string) => key } }))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Dialog = () => 'dialog'

test('Retry for a chunk that the host has lost stays until it is pressed', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  vi.stubGlobal('addEventListener', () => {})
  const lost = new TypeError('Failed to fetch dynamically imported module: http://ark.test/assets/five-a1.js')
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce('the chunk')
  const loaded = patiently(load)
  await vi.advanceTimersByTimeAsync(60_000)
  const { message } = useSnackbar.getState()
  expect(message).toMatchObject({ text: 'errors.partMessage', action: { text: 'common.retry' } })
  message?.action?.run()
  expect(await loaded).toBe('the chunk')
  expect(useSnackbar.getState().message).toBeNull()
})

test('a part that has been preloaded is rendered at once, without the fallback', async () => {
  const Part = lazyPart(async () => ({ Dialog }), 'Dialog', { ahead: true })
  const render = () => renderToStaticMarkup(createElement(Suspense, { fallback: 'fallback' }, createElement(Part)))
  await Promise.all([...partsAhead].map((fetch) => fetch()))
  expect(render()).toBe('dialog')
})
