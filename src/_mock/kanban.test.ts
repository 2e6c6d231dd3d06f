import { beforeEach, expect, test } from 'vitest'
import type { Kanban } from '@/api/kanban'
import { call } from './call'
import { resetStore } from './store'

beforeEach(resetStore)

const board = async (): Promise<Kanban> => (await call('/api/kanban')).body.data

test('a task is added at the end of its column, changed, deleted and brought back', async () => {
  const { status, body } = await call('/api/kanban/tasks', { body: { name: 'New', columnId: 'done' } })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ name: 'New', columnId: 'done', order: 4, dueDate: null })
  const address = `/api/kanban/tasks/${body.data.id}` as const
  expect((await call(address, { method: 'PATCH', body: { columnId: 'to-do', order: 0.5 } })).status).toBe(200)
  const { body: gone } = await call(address, { method: 'DELETE' })
  expect((await board()).tasks).not.toContainEqual(gone.data)
  expect((await call('/api/kanban/tasks', { body: gone.data })).status).toBe(201)
  expect((await board()).tasks).toContainEqual(gone.data)
})

test('a comment is by the user of the request', async () => {
  const address = '/api/kanban/tasks/task-2/comments'
  const { body } = await call(address, { as: 'manager', body: { text: ' Fine. ' } })
  expect(body.data.comments.at(-1)).toMatchObject({ text: 'Fine.', author: { name: 'Ines Carvalho' } })
  expect((await call(address, { body: { text: ' ' } })).status).toBe(400)
  expect((await call('/api/kanban/tasks/none/comments', { body: { text: 'Fine.' } })).status).toBe(404)
})

test('a comment is changed, deleted and brought back by its author alone', async () => {
  const comments = '/api/kanban/tasks/task-2/comments'
  const { body } = await call(comments, { as: 'manager', body: { text: 'Fine.' } })
  const comment = body.data.comments.at(-1)
  const own = `${comments}/${comment.id}` as const
  const texts = async () => (await board()).tasks.find(({ id }) => id === 'task-2')?.comments?.map(({ text }) => text)

  const edited = await call(own, { as: 'manager', method: 'PATCH', body: { text: ' Good. ' } })
  const changed = edited.body.data.comments.at(-1)
  expect(changed).toEqual({ ...comment, text: 'Good.', editedAt: expect.any(String) })
  expect(Date.parse(changed.editedAt)).toBeGreaterThanOrEqual(Date.parse(comment.createdAt))
  const same = await call(own, { as: 'manager', method: 'PATCH', body: { text: 'Good.' } })
  expect(same.body.data.comments.at(-1)).toEqual(changed)
  expect((await call(own, { as: 'manager', method: 'PATCH', body: { text: ' ' } })).status).toBe(400)
  await call(comments, { body: { text: 'Later.' } })
  expect(await texts()).toEqual(['Good.', 'Later.'])

  // An admin deletes tasks, but nobody else's comments.
  expect((await call(own, { method: 'PATCH', body: { text: 'Bad.' } })).status).toBe(403)
  expect((await call(own, { method: 'DELETE' })).status).toBe(403)
  expect((await call(`${comments}/none`, { method: 'DELETE' })).status).toBe(404)

  expect((await call(own, { as: 'manager', method: 'DELETE' })).status).toBe(200)
  expect(await texts()).toEqual(['Later.'])
  const again = { id: comment.id, text: 'Good.' }
  expect((await call(comments, { body: again })).status).toBe(404)
  expect((await call(comments, { as: 'manager', body: again })).status).toBe(201)
  expect(await texts()).toEqual(['Good.', 'Later.'])
  expect((await board()).tasks.find(({ id }) => id === 'task-2')?.comments?.[0]).toEqual(changed)
})

test('a column is deleted only if it is empty, and a task is never in an unknown one', async () => {
  expect((await call('/api/kanban/columns/done', { method: 'DELETE' })).status).toBe(409)
  const { body } = await call('/api/kanban/columns', { body: { name: 'Later' } })
  expect(body.data.order).toBe(5)
  expect((await call(`/api/kanban/columns/${body.data.id}`, { method: 'DELETE' })).status).toBe(200)
  const lost = await call('/api/kanban/tasks/task-1', { method: 'PATCH', body: { columnId: body.data.id } })
  expect([lost.status, lost.body.fields]).toEqual([422, { columnId: 'Not found' }])
})

test('a manager changes and does not delete, a viewer reads', async () => {
  const one = '/api/kanban/tasks/task-1'
  expect((await call(one, { as: 'manager', method: 'PATCH', body: { name: 'Other' } })).status).toBe(200)
  expect((await call(one, { as: 'manager', method: 'DELETE' })).status).toBe(403)
  expect((await call('/api/kanban/columns/done', { as: 'manager', method: 'DELETE' })).status).toBe(403)
  expect((await call(one, { as: 'viewer', method: 'PATCH', body: { name: 'Other' } })).status).toBe(403)
  expect((await call('/api/kanban', { as: 'viewer' })).status).toBe(200)
})

test('another workspace has some of the tasks, in columns of its own', async () => {
  const { body } = await call('/api/kanban?workspace=workspace-2')
  const { columns, tasks }: Kanban = body.data
  expect(tasks.length).toBeGreaterThan(8)
  expect(tasks.length).toBeLessThan((await board()).tasks.length)
  const ids = columns.map(({ id }) => id)
  expect(ids).toContain('w2-to-do')
  expect(tasks.filter(({ columnId }) => !ids.includes(columnId))).toEqual([])
})
