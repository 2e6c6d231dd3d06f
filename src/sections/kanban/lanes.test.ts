import { expect, test } from 'vitest'
import type { KanbanTask } from '@/api/kanban'
import { lanesOf, matcherOf, orderAt, placeOf, step, withTaskAt } from './lanes'

const task = (id: string, columnId: string, order: number, more: Partial<KanbanTask> = {}): KanbanTask => ({
  id,
  columnId,
  order,
  name: `Task ${id}`,
  description: '',
  priority: 'low',
  labels: [],
  dueDate: null,
  assignee: [],
  ...more,
})
const columns = ['todo', 'doing', 'done'].map((id) => ({ id, name: id }))
const tasks = [
  task('a', 'todo', 1),
  task('b', 'todo', 2, { priority: 'high', labels: ['Code'] }),
  task('c', 'todo', 3),
  task('d', 'doing', 1, { assignee: [{ name: 'Beth Effertz', avatarUrl: '' }] }),
]
const all = () => true
const lanes = lanesOf({ columns, tasks }, all)
const shown = (of: typeof lanes) => of.map(({ visible }) => visible.map(({ id }) => id).join(''))

test('tasks are in their columns, those of an unknown column in the first', () => {
  expect(shown(lanes)).toEqual(['abc', 'd', ''])
  expect(shown(lanesOf({ columns, tasks: [task('x', 'gone', 1)] }, all))).toEqual(['x', '', ''])
})

test('filters match all their kinds, and any of their values', () => {
  const found = (filters: object) =>
    tasks.filter(matcherOf({ q: '', person: undefined, label: undefined, priority: undefined, ...filters }))
  const ids = (filters: object) => found(filters).map(({ id }) => id)
  expect(ids({})).toEqual(['a', 'b', 'c', 'd'])
  expect(ids({ q: 'BETH task' })).toEqual(['d'])
  expect(ids({ person: ['Beth Effertz', 'Nobody'] })).toEqual(['d'])
  expect(ids({ label: ['Code'] })).toEqual(['b'])
  expect(ids({ label: ['Code'], priority: ['low'] })).toEqual([])
})

test('the search ignores accents, case and the order of words', () => {
  const named = task('e', 'todo', 4, { name: 'Menü für José', assignee: [{ name: 'Đặng Văn A', avatarUrl: '' }] })
  const finds = (q: string) => matcherOf({ q, person: undefined, label: undefined, priority: undefined })(named)
  for (const q of ['jose menu', 'JOSÉ', 'Jose\u0301', 'dang van']) expect(finds(q)).toBe(true)
  expect(finds('jose tea')).toBe(false)
})

test('a step goes within the column and to its neighbours, and ends at the edges', () => {
  expect(step(lanes, 'a', { columnId: 'todo', index: 0 }, 'up')).toBeUndefined()
  expect(step(lanes, 'a', { columnId: 'todo', index: 0 }, 'down')).toEqual({ columnId: 'todo', index: 1 })
  expect(step(lanes, 'a', { columnId: 'todo', index: 2 }, 'down')).toBeUndefined()
  expect(step(lanes, 'c', { columnId: 'todo', index: 2 }, 'next')).toEqual({ columnId: 'doing', index: 1 })
  expect(step(lanes, 'c', { columnId: 'doing', index: 1 }, 'down')).toBeUndefined()
  expect(step(lanes, 'd', { columnId: 'doing', index: 0 }, 'next')).toEqual({ columnId: 'done', index: 0 })
  expect(step(lanes, 'a', { columnId: 'todo', index: 0 }, 'previous')).toBeUndefined()
})

test('a task is shown at another place', () => {
  expect(shown(withTaskAt(lanes, task('a', 'todo', 1), { columnId: 'doing', index: 1 }))).toEqual(['bc', 'da', ''])
  expect(placeOf(lanes, 'c')).toEqual({ columnId: 'todo', index: 2 })
  expect(placeOf(lanes, 'x')).toBeUndefined()
})

test('the order of a place is between those of its neighbours', () => {
  const [first] = lanes
  if (!first) throw new Error('There are three columns')
  expect(orderAt('d', first.all, first.visible, 0)).toBeLessThan(1)
  expect(orderAt('d', first.all, first.visible, 1)).toBe(1.5)
  expect(orderAt('d', first.all, first.visible, 3)).toBeGreaterThan(3)
  expect(orderAt('a', first.all, first.visible, 1)).toBe(2.5)
  expect(orderAt('x', [], [], 0)).toBe(1)
  // Behind the visible one before it, although hidden ones follow.
  expect(orderAt('d', first.all, [tasks[0], tasks[2]] as KanbanTask[], 1)).toBe(1.5)
})
