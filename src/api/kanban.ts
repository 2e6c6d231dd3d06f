import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from './client'
import { dataOf } from './envelope'
import { calendarDay, line, moment, picture, required } from './fields'
import { kanbanPriorities } from './kanban-search'
import { resource } from './resource'

const personSchema = z.object({ name: line, avatarUrl: picture })

const checkSchema = z.object({ id: z.string(), text: required, done: z.boolean() })
export type KanbanCheck = z.infer<typeof checkSchema>

/** Lines are kept, as in the description. */
const paragraphs = z.string().check(z.trim(), z.maxLength(5000, 'Use 5,000 characters or fewer'))

const commentSchema = z.object({
  id: z.string(),
  /** With the id of a user, who may edit and delete the comment. */
  author: z.extend(personSchema, { id: z.optional(z.string()) }),
  text: paragraphs.check(z.minLength(1, 'Required')),
  createdAt: moment,
  /** Of the last change of the text. */
  editedAt: z.optional(moment),
})
export type KanbanComment = z.infer<typeof commentSchema>

/** The place among its siblings, ascending; fractional, so that a move changes one record. */
const order = z.optional(z.number())

export const kanbanColumnSchema = z.object({
  id: z.string(),
  name: required,
  order,
  /** The most tasks at a time; none, or 0, is no limit. It is shown, not enforced. */
  limit: z.optional(z.int().check(z.nonnegative('Enter 0 or more'), z.maximum(999, 'Enter a smaller number'))),
  /** Tasks in it are finished: none is overdue. */
  done: z.optional(z.boolean()),
})
export type KanbanColumn = z.infer<typeof kanbanColumnSchema>

export const kanbanTaskSchema = z.object({
  id: z.string(),
  columnId: z.string(),
  name: required,
  description: paragraphs,
  priority: z.enum(kanbanPriorities),
  labels: z.array(line.check(z.trim(), z.minLength(1), z.maxLength(40))),
  dueDate: z.nullable(calendarDay),
  assignee: z.array(personSchema),
  order,
  checklist: z.optional(z.array(checkSchema)),
  comments: z.optional(z.array(commentSchema)),
})
export type KanbanTask = z.infer<typeof kanbanTaskSchema>

export const kanbanSchema = z.object({ columns: z.array(kanbanColumnSchema), tasks: z.array(kanbanTaskSchema) })
export type Kanban = z.infer<typeof kanbanSchema>

// Comments are added by a request of their own: their author and time come from the API.
const taskFields = z.omit(kanbanTaskSchema, { id: true, comments: true })
export const kanbanTaskPatchSchema = z.partial(taskFields)
export const newKanbanTaskSchema = z.extend(z.partial(taskFields), {
  id: z.optional(z.string()),
  columnId: z.string(),
  name: required,
})
export const kanbanCommentPatchSchema = z.pick(commentSchema, { text: true })
export const newKanbanCommentSchema = z.extend(kanbanCommentPatchSchema, { id: z.optional(z.string()) })

const columnFields = z.omit(kanbanColumnSchema, { id: true })
export const kanbanColumnPatchSchema = z.partial(columnFields)
export const newKanbanColumnSchema = z.extend(columnFields, { id: z.optional(z.string()) })

const inOrder = <T extends { order?: number | undefined }>(rows: T[]) =>
  rows.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))

const isTask = (row: KanbanColumn | KanbanTask): row is KanbanTask => 'columnId' in row

/**
 * The query of the board, columns and tasks in their order. They are cached as the rows of one list, so that `makeChange` applies
 * to both.
 */
export const boardQuery = queryOptions({
  queryKey: ['kanban', 'board'],
  queryFn: async ({ signal }) => {
    const { columns, tasks } = (await api('/api/kanban', dataOf(kanbanSchema), { signal })).data
    const data: (KanbanColumn | KanbanTask)[] = [...columns, ...tasks]
    return { data, total: data.length }
  },
  select: ({ data }): Kanban => ({
    columns: inOrder(data.filter((row) => !isTask(row))),
    tasks: inOrder(data.filter(isTask)),
  }),
})

const search = z.object({})
const taskRequests = resource('kanban/tasks', {
  row: kanbanTaskSchema,
  search,
  create: newKanbanTaskSchema,
  patch: kanbanTaskPatchSchema,
})
const columnRequests = resource('kanban/columns', {
  row: kanbanColumnSchema,
  search,
  create: newKanbanColumnSchema,
  patch: kanbanColumnPatchSchema,
})

/** The requests of tasks, for `useRecordChanges`; their changes are made in the cached board. */
export const kanbanTasks = { ...taskRequests, name: 'kanban' as const }
export const kanbanColumns = { ...columnRequests, name: 'kanban' as const }

const commentsOf = (taskId: string) => `/api/kanban/tasks/${encodeURIComponent(taskId)}/comments` as const
const commentOf = (taskId: string, id: string) => `${commentsOf(taskId)}/${encodeURIComponent(id)}` as const

/** The requests of a task's comments; each resolves with the task. @throws Failure */
export const kanbanComments = {
  /** With the id of a deleted one, restores that. */
  create: async (taskId: string, body: z.infer<typeof newKanbanCommentSchema>) =>
    (await api(commentsOf(taskId), dataOf(kanbanTaskSchema), { method: 'POST', body })).data,
  update: async (taskId: string, id: string, text: string) =>
    (await api(commentOf(taskId, id), dataOf(kanbanTaskSchema), { method: 'PATCH', body: { text } })).data,
  remove: async (taskId: string, id: string) =>
    (await api(commentOf(taskId, id), dataOf(kanbanTaskSchema), { method: 'DELETE' })).data,
}
