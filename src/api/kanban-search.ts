import * as z from 'zod/mini'
import { anyOf, anyWord, freeText } from './list'

export const kanbanPriorities = ['low', 'medium', 'high'] as const
export type KanbanPriority = (typeof kanbanPriorities)[number]

/** The filters of the board. They are applied in the page, since the API returns the board as a whole. */
export const kanbanSearchSchema = z.object({
  q: freeText(200),
  /** Names of assignees. */
  person: anyWord(),
  label: anyWord(),
  priority: anyOf(kanbanPriorities),
})
export type KanbanFilters = z.output<typeof kanbanSearchSchema>
