import { Suspense, useState } from 'react'
import { lazyPart } from '@/components/lazy-part'
import { UserFormSkeleton } from './user-form-skeleton'
import { UsersList, type UsersViewProps } from './users-list'

const UserFormView = lazyPart(() => import('./user-form-view'), 'UserFormView')

export type { UsersViewProps }

/** Users: the list, or in its place the form of one of them. */
export function UsersView({ search, onSearchChange }: UsersViewProps) {
  const wanted = search.edit ?? (search.new ? 'new' : '')
  const [at, setAt] = useState<{ wanted: string; before?: string }>({ wanted })
  if (at.wanted !== wanted) setAt({ wanted, before: at.wanted })
  if (!wanted) return <UsersList search={search} onSearchChange={onSearchChange} before={at.before} />
  return (
    <Suspense fallback={<UserFormSkeleton />}>
      <UserFormView
        key={wanted}
        id={search.edit}
        moved={at.before !== undefined}
        // Back must not lead into a form that is done with.
        onClose={(done) => onSearchChange({ new: undefined, edit: undefined }, { replace: done })}
      />
    </Suspense>
  )
}
