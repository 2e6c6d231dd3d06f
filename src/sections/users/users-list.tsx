import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type UserRow, usersQuery } from '@/api/users'
import { userRoles, userStatuses } from '@/api/users-search'
import { ChoiceFilter } from '@/components/data-table/choice-filter'
import { DataTable } from '@/components/data-table/data-table'
import { FilterChips } from '@/components/data-table/filter-chips'
import { SearchField } from '@/components/data-table/search-field'
import { StatusTabs } from '@/components/data-table/status-tabs'
import { NothingFound } from '@/components/data-table/table-states'
import { TableToolbar } from '@/components/data-table/table-toolbar'
import { EmptyState } from '@/components/empty-state'
import { useFocusBack } from '@/components/focus-if-lost'
import { Icon } from '@/components/icon'
import { PageHeader } from '@/components/page-header'
import { RouterButton } from '@/components/router-link'
import addIcon from '~icons/solar/add-circle-bold'
import tableIcon from '~icons/solar/hamburger-menu-linear'
import cardsIcon from '~icons/solar/widget-linear'
import { useUserChanges } from './use-user-changes'
import { useUserColumns } from './use-user-columns'
import { useUserMenuItems } from './user-menu-items'
import { statusColor } from './user-status'
import { UsersCards } from './users-cards'
import { noFilters, type UsersPageSearch, type UsersSearchChange } from './users-search'

const icons = { table: tableIcon, cards: cardsIcon }

export interface UsersViewProps {
  search: UsersPageSearch
  onSearchChange: (change: UsersSearchChange, options?: { replace?: boolean }) => void
}

interface UsersListProps extends UsersViewProps {
  /** The id of the user whose form stood in the list's place, or `new`: the keyboard goes on where it was. */
  before?: string | undefined
}

/** The users as a table or as cards, with all that narrows them. */
export function UsersList({ search, onSearchChange, before }: UsersListProps) {
  const { t } = useTranslation('users')
  const shell = useTranslation().t
  const panel = useId()
  const columns = useUserColumns()
  const { setStatus, remove } = useUserChanges()
  const menuItems = useUserMenuItems(onSearchChange)
  const { q, status, role = [], view } = search
  const list = useQuery({ ...usersQuery(search), placeholderData: keepPreviousData })
  useFocusBack('data-user', before)
  const narrowed = q || status || role.length > 0
  const add = (
    <RouterButton
      to="."
      search={(held: object) => ({ ...held, new: true as const })}
      preload={false}
      data-user="new"
      variant="contained"
      startIcon={<Icon icon={addIcon} />}
    >
      {t('new')}
    </RouterButton>
  )
  const shared = {
    id: panel,
    list,
    search,
    onSearchChange,
    bulkActions: (users: UserRow[]) => (
      <>
        <Button onClick={() => setStatus(users, 'active')}>{t('actions.active')}</Button>
        <Button onClick={() => setStatus(users, 'banned')}>{t('actions.banned')}</Button>
        <Button color="error" onClick={() => remove(users)}>
          {t('actions.delete')}
        </Button>
      </>
    ),
    empty: narrowed ? (
      <NothingFound onClear={() => onSearchChange(noFilters)} />
    ) : (
      <EmptyState character={3} title={t('emptyTitle')} text={t('emptyText')}>
        {add}
      </EmptyState>
    ),
  }

  return (
    <>
      <PageHeader title={shell('nav.four')} caption={shell('pages.users')}>
        {add}
      </PageHeader>
      <Card sx={{ overflow: 'visible', mb: view === 'cards' ? 3 : 0 }}>
        <StatusTabs
          label={t('fields.status')}
          all={t('statuses.all')}
          tabs={userStatuses.map((value) => ({ value, label: t(`statuses.${value}`), color: statusColor[value] }))}
          value={status}
          counts={list.data?.counts}
          onChange={(status) => onSearchChange({ status, page: 1 })}
          panel={panel}
        />
        <TableToolbar columns={columns} search={search} onSearchChange={onSearchChange}>
          <SearchField
            label={t('search')}
            value={q}
            onChange={(q) => onSearchChange({ q, page: 1 }, { replace: true })}
          />
          <ChoiceFilter
            label={t('fields.role')}
            options={userRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
            value={role}
            onChange={(role) => onSearchChange({ role, page: 1 })}
          />
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t('views.label')}
            value={view}
            onChange={(_, view) => view && onSearchChange({ view })}
          >
            {(['table', 'cards'] as const).map((value) => (
              <ToggleButton key={value} value={value} aria-label={t(`views.${value}`)} sx={{ width: 44, height: 40 }}>
                <Icon icon={icons[value]} />
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </TableToolbar>
        <FilterChips
          filters={[
            ...role.map((value) => ({
              id: value,
              label: t(`roles.${value}`),
              onDelete: () => {
                const rest = role.filter((other) => other !== value)
                onSearchChange({ role: rest.length > 0 ? rest : undefined, page: 1 })
              },
            })),
            ...(q ? [{ id: 'q', label: `“${q}”`, onDelete: () => onSearchChange({ q: '', page: 1 }) }] : []),
          ]}
          onClear={() => onSearchChange(noFilters)}
        />
        {view === 'table' && (
          <DataTable
            {...shared}
            name={shell('pages.users')}
            columns={columns}
            nameOf={({ name }) => name}
            rowActions={menuItems}
          />
        )}
      </Card>
      {view === 'cards' && (
        <Box>
          <UsersCards {...shared} menuItems={menuItems} />
        </Box>
      )}
    </>
  )
}
