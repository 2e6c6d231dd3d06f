import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { users } from '@/api/users'
import { usePage } from '@/routes/-use-page'
import { usersPage } from '@/sections/users/users-search'
import { UsersSkeleton } from '@/sections/users/users-skeleton'
import { UsersView } from '@/sections/users/users-view'

export const Route = createFileRoute('/_app/dashboard/users')({
  staticData: { title: 'nav.users' },
  validateSearch: usersPage.schema,
  search: { middlewares: [stripSearchParams(usersPage.defaults)] },
  loaderDeps: usersPage.query,
  loader: ({ context, deps }) => context.load(users.list(deps), 'users', 'kit'),
  pendingComponent: UsersSkeleton,
  component: () => <UsersView {...usePage(Route)} />,
})
