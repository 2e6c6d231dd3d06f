import { expect, test } from 'vitest'
import { columnsOf, fittingBars, lanesOf } from './layout'
import { day, hour } from './wall-time'

const event = (name: string, start: number, end: number) => ({ name, start: start * hour, end: end * hour })

const columns = (...events: ReturnType<typeof event>[]) =>
  Object.fromEntries(
    columnsOf(events).map(({ item, column, columns, width }) => [item.name, `${column}+${width}/${columns}`]),
  )

test('what does not overlap has the whole width', () => {
  expect(columns(event('a', 9, 10), event('b', 10, 11))).toEqual({ a: '0+1/1', b: '0+1/1' })
})

test('two at a time are side by side, and the longer one is first', () => {
  expect(columns(event('b', 9, 10), event('a', 9, 12))).toEqual({ a: '0+1/2', b: '1+1/2' })
})

test('a column that is free again is used again', () => {
  expect(columns(event('a', 9, 12), event('b', 9, 10), event('c', 10, 11))).toEqual({
    a: '0+1/2',
    b: '1+1/2',
    c: '1+1/2',
  })
})

test('what has room at its end takes it', () => {
  const found = columns(event('a', 9, 13), event('b', 9, 10), event('c', 9, 10), event('d', 11, 12))
  expect(found).toEqual({ a: '0+1/3', b: '1+1/3', c: '2+1/3', d: '1+2/3' })
})

test('events without a length do not cover one another', () => {
  expect(columns(event('a', 9, 9), event('b', 9.1, 9.2))).toEqual({ a: '0+1/2', b: '1+1/2' })
})

const week = Array.from({ length: 7 }, (_, index) => index * day)
const bars = (...events: ReturnType<typeof event>[]) =>
  lanesOf(events, week, 7 * day).map(({ item, lane, from, days, before, after }) => ({
    [item.name]: [lane, from, days, before, after],
  }))

test('bars have a lane of their own as long as they last', () => {
  expect(bars(event('a', 0, 48), event('b', 24, 72), event('c', 48, 72))).toEqual([
    { a: [0, 0, 2, false, false] },
    { b: [1, 1, 2, false, false] },
    { c: [0, 2, 1, false, false] },
  ])
})

test('a bar is cut at the ends of the week', () => {
  expect(bars(event('a', -24, 24), event('b', 144, 200))).toEqual([
    { a: [0, 0, 1, true, false] },
    { b: [0, 6, 1, false, true] },
  ])
})

test('over midnight is two days, until midnight is one', () => {
  expect(bars(event('a', 22, 25.5), event('b', 22, 24))).toEqual([
    { a: [0, 0, 2, false, false] },
    { b: [1, 0, 1, false, false] },
  ])
})

test('a bar makes room for the link to the others on each of its days', () => {
  const long = event('long', 3, 40)
  const monday = [event('a', 0, 1), event('b', 1, 2), event('c', 2, 3)]
  const tuesday = ['d', 'e', 'f', 'g'].map((name, index) => event(name, 24 + index, 25 + index))
  const all = lanesOf([...monday, long, ...tuesday], week, 7 * day)
  const fitting = fittingBars(all, 4)
  const hidden = all.filter((bar) => !fitting.has(bar)).map(({ item, from }) => [item.name, from])
  expect(hidden).toEqual([
    ['long', 0],
    ['g', 1],
  ])
})
