import { kanbanSearchSchema } from '@/api/kanban-search'
import { word } from '@/api/list'
import { pageSearch, type SearchOf } from '@/components/records/page-search'

export const kanbanPage = pageSearch(kanbanSearchSchema, {
  /** The id of the task whose details are open. */
  id: word(),
})
export type KanbanSearch = SearchOf<typeof kanbanPage>
