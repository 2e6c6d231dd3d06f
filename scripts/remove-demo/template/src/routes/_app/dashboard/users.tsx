import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { usersQuery } from '@/api/users'
import { usersPageDefaults, usersPageSchema } from '@/sections/users/users-search'
import { UsersSkeleton } from '@/sections/users/users-skeleton'
import { UsersView } from '@/sections/users/users-view'

export const Route = createFileRoute('/_app/dashboard/users')({
  staticData: { title: 'nav.users' },
  validateSearch: usersPageSchema,
  search: { middlewares: [stripSearchParams(usersPageDefaults)] },
  loaderDeps: ({ search: { new: isNew, edit, hide, dense, view, ...search } }) => search,
  loader: ({ context, deps }) => context.load(usersQuery(deps), 'users', 'kit'),
  pendingComponent: UsersSkeleton,
  component: UsersPage,
})

function UsersPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <UsersView
      search={search}
      onSearchChange={(change, options) =>
        navigate({ search: (held) => ({ ...held, ...change }), resetScroll: false, ...options })
      }
    />
  )
}
