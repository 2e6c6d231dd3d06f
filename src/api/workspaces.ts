import * as z from 'zod/mini'
import { line, picture } from './fields'
import { oneOf, searchOf } from './list'
import { resource } from './resource'

export const workspacePlans = ['Free', 'Pro'] as const

export const workspaceSchema = z.object({
  id: z.string(),
  name: line,
  logo: picture,
  plan: z.enum(workspacePlans),
})
export type Workspace = z.infer<typeof workspaceSchema>

export const workspacesSearchSchema = searchOf({
  sorts: ['id', 'name', 'plan'],
  sort: 'id',
  filters: { plan: oneOf(workspacePlans) },
  pageSize: 100,
})

export const workspaces = resource('workspaces', { row: workspaceSchema, search: workspacesSearchSchema })
