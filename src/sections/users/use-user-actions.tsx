import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import { type UserRow, userStatuses, users } from '@/api/users'
import { useCan } from '@/auth/use-can'
import type { OnSearchChange } from '@/components/records/page-search'
import { useRecordChanges } from '@/components/records/use-record-changes'
import type { UsersSearch } from './users-search'

/** The actions for one user as menu items, and for the selected ones as buttons; none for a role that may only read. */
export function useUserActions(onSearchChange: OnSearchChange<UsersSearch>) {
  const { t } = useTranslation('users')
  const { patch, remove } = useRecordChanges(users)
  const can = useCan('users')
  const named = (rows: UserRow[]) => ({ count: rows.length, name: rows[0]?.name ?? '' })
  const setStatus = (rows: UserRow[], status: UserRow['status']) =>
    patch(rows, { status }, t('said.status', { ...named(rows), status: t(`statuses.${status}`) }))
  const drop = (rows: UserRow[]) => remove(rows, t('said.removed', named(rows)))

  if (!can.change) return {}
  return {
    menuItems: (user: UserRow) => [
      <MenuItem key="edit" onClick={() => onSearchChange({ edit: user.id })}>
        {t('actions.edit')}
      </MenuItem>,
      ...userStatuses
        .filter((status) => status !== user.status)
        .map((status) => (
          <MenuItem key={status} onClick={() => setStatus([user], status)}>
            {t(`actions.${status}`)}
          </MenuItem>
        )),
      can.delete && <Divider key="divider" />,
      can.delete && (
        <MenuItem key="delete" sx={{ color: 'error.ink' }} onClick={() => drop([user])}>
          {t('actions.delete')}
        </MenuItem>
      ),
    ],
    bulkActions: (rows: UserRow[]) => (
      <>
        <Button onClick={() => setStatus(rows, 'active')}>{t('actions.active')}</Button>
        <Button onClick={() => setStatus(rows, 'banned')}>{t('actions.banned')}</Button>
        {can.delete && (
          <Button color="error" onClick={() => drop(rows)}>
            {t('actions.delete')}
          </Button>
        )}
      </>
    ),
  }
}
