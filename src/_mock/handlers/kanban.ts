import { http } from 'msw'
import type * as z from 'zod/mini'
import { type Collection, collection, freshId } from '@/_mock/collection'
import { isoOf } from '@/_mock/dates'
import { operation } from '@/_mock/operation'
import { fail, forbidden, guarded, notFound, ok, payload, type SignedCall } from '@/_mock/respond'
import { changesOf, forget, keep } from '@/_mock/store'
import { url } from '@/_mock/url'
import { idIn, someOf } from '@/_mock/workspace'
import { dataOf } from '@/api/envelope'
import {
  type KanbanColumn,
  type KanbanComment,
  type KanbanTask,
  kanbanColumnPatchSchema,
  kanbanColumnSchema,
  kanbanCommentPatchSchema,
  kanbanSchema,
  kanbanTaskPatchSchema,
  kanbanTaskSchema,
  newKanbanColumnSchema,
  newKanbanCommentSchema,
  newKanbanTaskSchema,
} from '@/api/kanban'

const columns = collection<KanbanColumn>('columns', kanbanColumnSchema, () => import('@/_mock/data/columns.json'), {
  others: (rows) => rows,
})

const tasks = collection<KanbanTask>('tasks', kanbanTaskSchema, () => import('@/_mock/data/tasks.json'), {
  others: (rows, workspace) =>
    someOf(rows, workspace).map((task) => ({ ...task, columnId: idIn(workspace, task.columnId) })),
})

/** After the last of the rows. */
const last = (rows: { order?: number | undefined }[]) => Math.max(0, ...rows.map(({ order = 0 }) => order)) + 1

async function knowsColumn(id: string, workspace: number) {
  return (await columns.rows(workspace)).some((column) => column.id === id)
}

const unknownColumn = () => fail(422, 'unknown-column', 'There is no such column', { columnId: 'Not found' })

/** Comments that were deleted, so that an undo brings them back as they were. */
const deletedComments = 'deleted-comments'
type DeletedComment = { id: string; taskId: string; comment: KanbanComment }

/** Stores a task with a comment changed, or added at its time, and returns it. */
function keepComment(task: KanbanTask, comment: KanbanComment) {
  const others = (task.comments ?? []).filter(({ id }) => id !== comment.id)
  const comments = [...others, comment].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  const changed: KanbanTask = { ...task, comments }
  tasks.keep(changed)
  return changed
}

/** The comment of a request and its task, or the response if it is not the user's own. */
async function ownComment({ params, user, workspace }: SignedCall) {
  const task = (await tasks.rows(workspace)).find(({ id }) => id === params.id)
  const comment = task?.comments?.find(({ id }) => id === params.comment)
  if (!task || !comment) return { refused: notFound('comment') }
  if (comment.author.id !== user.id) return { refused: fail(403, 'forbidden', 'This comment is not yours') }
  return { task, comment }
}

export const kanbanHandlers = [
  operation(
    {
      summary: 'Gives the columns and tasks of the board',
      answer: dataOf(kanbanSchema),
      names: { Kanban: kanbanSchema, KanbanColumn: kanbanColumnSchema, KanbanTask: kanbanTaskSchema },
    },
    http.get(
      url('/api/kanban'),
      guarded(async ({ workspace }) =>
        ok({ columns: await columns.rows(workspace), tasks: await tasks.rows(workspace) }),
      ),
    ),
  ),
  ...requestsOf(tasks, {
    one: 'a task',
    row: kanbanTaskSchema,
    create: newKanbanTaskSchema,
    patch: kanbanTaskPatchSchema,
    make: (body: z.infer<typeof newKanbanTaskSchema>, id, all): KanbanTask => ({
      description: '',
      priority: 'medium',
      labels: [],
      dueDate: null,
      assignee: [],
      order: last(all.filter(({ columnId }) => columnId === body.columnId)),
      ...body,
      id,
    }),
    refuse: async (task, workspace) => ((await knowsColumn(task.columnId, workspace)) ? undefined : unknownColumn()),
  }),
  operation(
    {
      summary: 'Adds a comment to a task, or with the id of one that was deleted brings it back, and gives the task',
      body: newKanbanCommentSchema,
      answer: dataOf(kanbanTaskSchema),
      status: 201,
      refusals: [400, 404],
      names: { NewKanbanComment: newKanbanCommentSchema },
    },
    http.post(
      url('/api/kanban/tasks/:id/comments'),
      guarded(async ({ request, params, user, workspace }) => {
        const task = (await tasks.rows(workspace)).find(({ id }) => id === params.id)
        if (!task) return notFound('task')
        const { data, refused } = await payload(request, newKanbanCommentSchema)
        if (refused) return refused
        if (data.id) {
          const deleted = changesOf<DeletedComment>(deletedComments).get(data.id)
          if (deleted?.taskId !== task.id || deleted.comment.author.id !== user.id) return notFound('comment')
          forget(deletedComments, data.id)
          return ok(keepComment(task, deleted.comment), {}, 201)
        }
        const comment = {
          id: freshId('comment'),
          author: { id: user.id, name: user.displayName, avatarUrl: user.photoURL },
          text: data.text,
          createdAt: isoOf(Date.now()),
        }
        return ok(keepComment(task, comment), {}, 201)
      }),
    ),
  ),
  operation(
    {
      summary: 'Changes the text of a comment of the user, and gives the task',
      body: kanbanCommentPatchSchema,
      answer: dataOf(kanbanTaskSchema),
      refusals: [400, 403, 404],
    },
    http.patch(
      url('/api/kanban/tasks/:id/comments/:comment'),
      guarded(async (call) => {
        const { task, comment, refused } = await ownComment(call)
        if (refused) return refused
        const { data, refused: invalid } = await payload(call.request, kanbanCommentPatchSchema)
        if (invalid) return invalid
        if (data.text === comment.text) return ok(task)
        return ok(keepComment(task, { ...comment, ...data, editedAt: isoOf(Date.now()) }))
      }),
    ),
  ),
  operation(
    {
      summary: 'Deletes a comment of the user, and gives the task',
      answer: dataOf(kanbanTaskSchema),
      refusals: [403, 404],
    },
    http.delete(
      url('/api/kanban/tasks/:id/comments/:comment'),
      guarded(async (call) => {
        const { task, comment, refused } = await ownComment(call)
        if (refused) return refused
        const deleted: DeletedComment = { id: comment.id, taskId: task.id, comment }
        keep(deletedComments, deleted)
        const changed = { ...task, comments: (task.comments ?? []).filter(({ id }) => id !== comment.id) }
        tasks.keep(changed)
        return ok(changed)
      }),
    ),
  ),
  ...requestsOf(columns, {
    one: 'a column',
    row: kanbanColumnSchema,
    create: newKanbanColumnSchema,
    patch: kanbanColumnPatchSchema,
    make: (body: z.infer<typeof newKanbanColumnSchema>, id, all): KanbanColumn => ({
      order: last(all),
      ...body,
      id,
    }),
    refuseDelete: async (column, workspace) =>
      (await tasks.rows(workspace)).some(({ columnId }) => columnId === column.id)
        ? fail(409, 'not-empty', 'Move or delete the tasks of this column first')
        : undefined,
  }),
]

interface Changes<T> {
  /** For the summary. */
  one: string
  row: z.ZodMiniType
  create: z.ZodMiniType
  patch: z.ZodMiniType
  make: (body: never, id: string, all: T[]) => T
  /** A response that refuses a new or changed row. */
  refuse?: (row: T, workspace: number) => Promise<Response | undefined>
  refuseDelete?: (row: T, workspace: number) => Promise<Response | undefined>
}

/** Create, update and delete of the board's tasks or columns. */
function requestsOf<T extends { id: string }>(rows: Collection<T>, changes: Changes<T>) {
  const { one, row: schema, create, patch, make, refuse, refuseDelete } = changes
  const base = `/api/kanban/${rows.name}` as const
  const answer = dataOf(schema)
  return [
    operation(
      {
        summary: `Creates ${one}; with the id of one that was deleted, brings it back`,
        body: create,
        answer,
        status: 201,
        refusals: [400, 409, 422],
      },
      http.post(
        url(base),
        guarded(async ({ request, workspace }) => {
          const { data, refused } = await payload(request, create)
          if (refused) return refused
          const all = await rows.rows(workspace)
          const wanted = (data as { id?: string }).id
          const id = rows.newId(workspace, wanted)
          if (all.some((row) => row.id === id)) return fail(409, 'exists', `${id} already exists`)
          if (wanted && rows.restore(id)) {
            return ok(
              (await rows.rows(workspace)).find((row) => row.id === id),
              {},
              201,
            )
          }
          const row = make(data as never, id, all)
          const refusal = await refuse?.(row, workspace)
          if (refusal) return refusal
          rows.keep(row)
          return ok(row, {}, 201)
        }),
      ),
    ),
    operation(
      { summary: `Changes some fields of ${one}`, body: patch, answer, refusals: [400, 404, 422] },
      http.patch(
        url(`${base}/:id`),
        guarded(async ({ request, params, workspace }) => {
          const row = (await rows.rows(workspace)).find(({ id }) => id === params.id)
          if (!row) return notFound(rows.name)
          const { data, refused } = await payload(request, patch)
          if (refused) return refused
          const changed = { ...row, ...(data as object) }
          const refusal = await refuse?.(changed, workspace)
          if (refusal) return refusal
          rows.keep(changed)
          return ok(changed)
        }),
      ),
    ),
    operation(
      { summary: `Deletes ${one} and gives it back`, answer, refusals: [403, 404, 409] },
      http.delete(
        url(`${base}/:id`),
        guarded(async ({ params, user, workspace }) => {
          // A task is a record of its own, although its path is below the board's.
          const unallowed = forbidden(user, 'delete', 'kanban')
          if (unallowed) return unallowed
          const row = (await rows.rows(workspace)).find(({ id }) => id === params.id)
          if (!row) return notFound(rows.name)
          const refusal = await refuseDelete?.(row, workspace)
          if (refusal) return refusal
          rows.remove(row)
          return ok(row)
        }),
      ),
    ),
  ]
}
