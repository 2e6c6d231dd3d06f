import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addHost, hideMessage, holdMessage, releaseMessage, showMessage, useSnackbar } from './snackbar-store'

const shown = () => useSnackbar.getState().message?.text

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  hideMessage()
  vi.useRealTimers()
})

test('a message stands for 10 s', () => {
  showMessage({ text: 'Saved' })
  vi.advanceTimersByTime(9999)
  expect(shown()).toBe('Saved')
  vi.advanceTimersByTime(1)
  expect(shown()).toBeUndefined()
})

test('it waits while a person is at it, and then has its whole time again', () => {
  showMessage({ text: 'Saved' })
  vi.advanceTimersByTime(9000)
  holdMessage()
  vi.advanceTimersByTime(60_000)
  expect(shown()).toBe('Saved')
  releaseMessage()
  vi.advanceTimersByTime(9999)
  expect(shown()).toBe('Saved')
  vi.advanceTimersByTime(1)
  expect(shown()).toBeUndefined()
})

test('the next message has its own time', () => {
  showMessage({ text: 'One' })
  vi.advanceTimersByTime(9000)
  showMessage({ text: 'Two' })
  vi.advanceTimersByTime(9000)
  expect(shown()).toBe('Two')
})

test('the place that came last is in front until it goes', () => {
  const [page, dialog] = [Symbol('page'), Symbol('dialog')]
  const leavePage = addHost(page)
  const leaveDialog = addHost(dialog)
  expect(useSnackbar.getState().hosts.at(-1)).toBe(dialog)
  leaveDialog()
  expect(useSnackbar.getState().hosts.at(-1)).toBe(page)
  leavePage()
})
