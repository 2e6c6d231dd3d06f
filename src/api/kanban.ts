import * as z from 'zod/mini'
import { calendarDay, line, picture } from './fields'

export const kanbanPriorities = ['low', 'medium', 'high'] as const

export const kanbanSchema = z.object({
  columns: z.array(z.object({ id: z.string(), name: line })),
  tasks: z.array(
    z.object({
      id: z.string(),
      columnId: z.string(),
      name: line,
      description: z.string(),
      priority: z.enum(kanbanPriorities),
      labels: z.array(z.string()),
      dueDate: calendarDay,
      assignee: z.array(z.object({ name: line, avatarUrl: picture })),
    }),
  ),
})
export type Kanban = z.infer<typeof kanbanSchema>
