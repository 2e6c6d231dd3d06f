import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import type { UserRow } from '@/api/users'
import { userStatuses } from '@/api/users-search'
import { useUserChanges } from './use-user-changes'
import type { UsersSearchChange } from './users-search'

/** Gives what can be done with one user, for a menu. */
export function useUserMenuItems(onSearchChange: (change: UsersSearchChange) => void) {
  const { t } = useTranslation('users')
  const { setStatus, remove } = useUserChanges()
  return (user: UserRow) => [
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
    <Divider key="divider" />,
    <MenuItem key="delete" sx={{ color: 'error.ink' }} onClick={() => remove([user])}>
      {t('actions.delete')}
    </MenuItem>,
  ]
}
