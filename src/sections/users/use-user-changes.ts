import { useTranslation } from 'react-i18next'
import { createUser, removeUser, type UserRow, updateUser } from '@/api/users'
import { useChange } from '@/components/use-change'

/** What is done to users without a form, one or several at once: said, and taken back by Undo. */
export function useUserChanges() {
  const { t } = useTranslation('users')
  const change = useChange()
  const told = (users: UserRow[]) => ({ count: users.length, name: users[0]?.name ?? '' })
  const put = (users: UserRow[]) => ({
    resource: 'users',
    put: users,
    call: () => Promise.all(users.map(({ id, status }) => updateUser(id, { status }))),
  })
  return {
    setStatus: (users: UserRow[], status: UserRow['status']) =>
      change(put(users.map((user) => ({ ...user, status }))), {
        text: t('said.status', { ...told(users), status: t(`statuses.${status}`) }),
        undo: put(users),
      }),
    remove: (users: UserRow[]) =>
      change(
        {
          resource: 'users',
          drop: users.map(({ id }) => id),
          call: () => Promise.all(users.map(({ id }) => removeUser(id))),
        },
        {
          text: t('said.removed', told(users)),
          undo: { resource: 'users', call: () => Promise.all(users.map((user) => createUser(user))) },
        },
      ),
  }
}
