import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { usePage } from '@/routes/-use-page'
import { kanbanPage } from '@/sections/kanban/kanban-search'
import { KanbanSkeleton } from '@/sections/kanban/kanban-skeleton'
import { KanbanView } from '@/sections/kanban/kanban-view'

export const Route = createFileRoute('/_app/dashboard/kanban')({
  staticData: { title: 'nav.kanban' },
  validateSearch: kanbanPage.schema,
  search: { middlewares: [stripSearchParams(kanbanPage.defaults)] },
  loader: ({ context }) =>
    context.load(() => import('@/api/kanban').then(({ boardQuery }) => boardQuery), 'kanban', 'kit'),
  pendingComponent: KanbanSkeleton,
  component: () => <KanbanView {...usePage(Route)} />,
})
