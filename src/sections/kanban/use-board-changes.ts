import { useTranslation } from 'react-i18next'
import {
  type KanbanColumn,
  type KanbanComment,
  type KanbanTask,
  kanbanColumns,
  kanbanComments,
  kanbanTasks,
} from '@/api/kanban'
import { useRecordChanges } from '@/components/records/use-record-changes'
import { useChange } from '@/components/use-change'
import { formatNumber } from '@/utils/format-number'
import { type Lane, orderAt, type Place, placeOf } from './lanes'

/** The changes of the board; each resolves with true if it succeeded. */
export function useBoardChanges() {
  const { t, i18n } = useTranslation('kanban')
  const change = useChange()
  const tasks = useRecordChanges(kanbanTasks)
  const columns = useRecordChanges(kanbanColumns)

  return {
    /** Moves a task to a place of the board as it is visible. */
    async moveTask(lanes: Lane[], task: KanbanTask, place: Place) {
      const lane = lanes.find(({ column }) => column.id === place.columnId)
      const from = placeOf(lanes, task.id)
      if (!lane || (from?.columnId === place.columnId && from.index === place.index)) return true
      return tasks.patch(
        [task],
        { columnId: place.columnId, order: orderAt(task.id, lane.all, lane.visible, place.index) },
        t(from?.columnId === place.columnId ? 'said.reordered' : 'said.moved', {
          name: task.name,
          column: lane.column.name,
          position: formatNumber(place.index + 1, i18n.language),
        }),
      )
    },

    /** Changes fields of a task, with a toast unless it is to be silent. */
    patchTask: (task: KanbanTask, patch: Partial<Omit<KanbanTask, 'id' | 'comments'>>, silent = false) =>
      tasks.patch([task], patch, silent ? undefined : t('said.saved', { name: patch.name ?? task.name })),

    removeTask: (task: KanbanTask) => tasks.remove([task], t('said.deleted', { name: task.name })),

    addTask: (columnId: string, name: string) =>
      change(
        { resource: kanbanTasks, call: () => kanbanTasks.create({ columnId, name }) },
        { text: t('said.added', { name }) },
      ),

    comment(task: KanbanTask, comment: KanbanComment) {
      const commented: KanbanTask = { ...task, comments: [...(task.comments ?? []), comment] }
      const { text } = comment
      return change({ resource: kanbanTasks, put: [commented], call: () => kanbanComments.create(task.id, { text }) })
    },

    editComment(task: KanbanTask, { id, text: before }: KanbanComment, text: string) {
      const edited = { text, editedAt: new Date().toISOString() }
      const comments = (task.comments ?? []).map((one) => (one.id === id ? { ...one, ...edited } : one))
      const changed = { id: task.id, comments }
      const saved = (text: string) => ({ resource: kanbanTasks, call: () => kanbanComments.update(task.id, id, text) })
      return change({ ...saved(text), put: [changed] }, { text: t('said.commentSaved'), undo: saved(before) })
    },

    removeComment(task: KanbanTask, { id, text }: KanbanComment) {
      const comments = (task.comments ?? []).filter((one) => one.id !== id)
      const changed = { id: task.id, comments }
      return change(
        { resource: kanbanTasks, put: [changed], call: () => kanbanComments.remove(task.id, id) },
        {
          text: t('said.commentDeleted'),
          undo: { resource: kanbanTasks, call: () => kanbanComments.create(task.id, { id, text }) },
        },
      )
    },

    /** Adds a column, or changes one. @throws Failure */
    saveColumn: (column: KanbanColumn | undefined, values: { name: string; limit: number }) =>
      columns.save(column, values, t(column ? 'said.saved' : 'said.columnAdded', { name: values.name })),

    moveColumn: (all: KanbanColumn[], column: KanbanColumn, index: number) =>
      columns.patch(
        [column],
        { order: orderAt(column.id, all, all, index) },
        t('said.columnMoved', {
          name: column.name,
          position: formatNumber(index + 1, i18n.language),
          count: formatNumber(all.length, i18n.language),
        }),
      ),

    removeColumn: (column: KanbanColumn) => columns.remove([column], t('said.deleted', { name: column.name })),
  }
}
