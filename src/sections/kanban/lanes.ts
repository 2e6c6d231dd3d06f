import type { Kanban, KanbanColumn, KanbanTask } from '@/api/kanban'
import type { KanbanFilters } from '@/api/kanban-search'
import { wordFinder } from '@/utils/find-text'

/** A column with its tasks in order: all of them, and those that the filters leave. */
export interface Lane {
  column: KanbanColumn
  all: KanbanTask[]
  visible: KanbanTask[]
}

/** A column, and the number of visible tasks above, the moved one not counted. */
export interface Place {
  columnId: string
  index: number
}

export type Direction = 'up' | 'down' | 'previous' | 'next'

/** The columns of the board with their tasks. A task whose column is unknown is in the first one. */
export function lanesOf({ columns, tasks }: Kanban, matches: (task: KanbanTask) => boolean): Lane[] {
  const known = new Set(columns.map(({ id }) => id))
  return columns.map((column, index) => {
    const all = tasks.filter(({ columnId }) => columnId === column.id || (index === 0 && !known.has(columnId)))
    return { column, all, visible: all.filter(matches) }
  })
}

/** A function that is true for the tasks that match the filters. */
export function matcherOf({ q, person, label, priority }: KanbanFilters) {
  const holds = wordFinder(q)
  return ({ name, description, labels, assignee, priority: own }: KanbanTask) => {
    const text = [name, description, ...labels, ...assignee.map((one) => one.name)].join('\n')
    return (
      holds(text) &&
      (!person || assignee.some((one) => person.includes(one.name))) &&
      (!label || labels.some((one) => label.includes(one))) &&
      (!priority || priority.includes(own))
    )
  }
}

export function placeOf(lanes: Lane[], id: string): Place | undefined {
  for (const { column, visible } of lanes) {
    const index = visible.findIndex((task) => task.id === id)
    if (index >= 0) return { columnId: column.id, index }
  }
  return undefined
}

/** The lanes with a task at another place. */
export function withTaskAt(lanes: Lane[], task: KanbanTask, place: Place): Lane[] {
  return lanes.map((lane) => {
    const visible = lane.visible.filter(({ id }) => id !== task.id)
    return { ...lane, visible: lane.column.id === place.columnId ? visible.toSpliced(place.index, 0, task) : visible }
  })
}

/** The place one step further; undefined at the edge of the board. */
export function step(lanes: Lane[], id: string, { columnId, index }: Place, direction: Direction): Place | undefined {
  const at = lanes.findIndex(({ column }) => column.id === columnId)
  const countIn = (lane: Lane) => lane.visible.filter((task) => task.id !== id).length
  const lane = lanes[direction === 'previous' ? at - 1 : direction === 'next' ? at + 1 : at]
  if (!lane) return undefined
  if (direction === 'up') return index > 0 ? { columnId, index: index - 1 } : undefined
  if (direction === 'down') return index < countIn(lane) ? { columnId, index: index + 1 } : undefined
  return { columnId: lane.column.id, index: Math.min(index, countIn(lane)) }
}

type Ordered = { id: string; order?: number | undefined }

/**
 * The `order` that puts a row at an index among the visible siblings, which are some of all siblings; directly behind the visible
 * one before it.
 */
export function orderAt(id: string, all: Ordered[], visible: Ordered[], index: number) {
  const others = all.filter((row) => row.id !== id)
  const shown = visible.filter((row) => row.id !== id)
  const previous = shown[index - 1]
  const next = shown[index]
  const at = previous ? others.indexOf(previous) + 1 : next ? others.indexOf(next) : others.length
  const before = others[at - 1]?.order ?? (others[at]?.order ?? 1) - 1
  const after = others[at]?.order ?? before + 2
  return (before + after) / 2
}
