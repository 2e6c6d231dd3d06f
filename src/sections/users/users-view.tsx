import Card from '@mui/material/Card'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { userRoles, userStatuses, users } from '@/api/users'
import { useCan } from '@/auth/use-can'
import { ChoiceFilter } from '@/components/data-table/choice-filter'
import { DataTable } from '@/components/data-table/data-table'
import { NothingFound } from '@/components/data-table/table-states'
import { EmptyState } from '@/components/empty-state'
import { useFocusBack } from '@/components/focus-if-lost'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { PageHeader } from '@/components/page-header'
import { ListOrForm } from '@/components/records/list-or-form'
import type { PageProps } from '@/components/records/page-search'
import { RecordsToolbar } from '@/components/records/records-toolbar'
import { recordMark } from '@/components/records/use-place'
import { RouterButton } from '@/components/router-link'
import addIcon from '~icons/solar/add-circle-bold'
import tableIcon from '~icons/solar/hamburger-menu-linear'
import cardsIcon from '~icons/solar/widget-linear'
import { useUserActions } from './use-user-actions'
import { statusColor, useUserColumns } from './use-user-columns'
import { UsersCards } from './users-cards'
import { type UsersSearch, usersPage, userViews } from './users-search'

const UserForm = lazyPart(() => import('./user-form'), 'UserForm')

const icons = { table: tableIcon, cards: cardsIcon }

/** Users: the list, or in its place the form of one. */
export function UsersView(page: PageProps<UsersSearch>) {
  const { t } = useTranslation('users')
  const can = useCan('users')
  return (
    <ListOrForm {...page} canChange={can.change} back={t('form.back')} form={(props) => <UserForm {...props} />}>
      {({ from }) => <UsersList {...page} from={from} />}
    </ListOrForm>
  )
}

interface UsersListProps extends PageProps<UsersSearch> {
  /** The id of the user whose form replaced the list, or `new`. */
  from: string | undefined
}

/** The users as a table or as cards, with search and filters. */
function UsersList({ search, onSearchChange, from }: UsersListProps) {
  const { t } = useTranslation('users')
  const shell = useTranslation().t
  const panel = useId()
  const columns = useUserColumns()
  const { menuItems, bulkActions } = useUserActions(onSearchChange)
  const { role = [], view } = search
  const list = useQuery(users.list(search))
  const clear = () => onSearchChange(usersPage.cleared)
  useFocusBack(from)
  const add = useCan('users').change && (
    <RouterButton
      {...usersPage.link({ new: true })}
      {...recordMark('new')}
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
    nameOf: ({ name }: { name: string }) => name,
    ...(menuItems && { rowActions: menuItems, bulkActions }),
    empty: usersPage.isNarrowed(search) ? (
      <NothingFound onClear={clear} />
    ) : (
      <EmptyState character={3} title={t('emptyTitle')} text={t('emptyText')}>
        {add}
      </EmptyState>
    ),
  }

  return (
    <>
      <PageHeader title={shell('nav.four')} name={shell('pages.users')}>
        {add}
      </PageHeader>
      <Card sx={{ overflow: 'visible', mb: view === 'cards' ? 3 : 0 }}>
        <RecordsToolbar
          search={search}
          onSearchChange={onSearchChange}
          onClear={clear}
          tabs={{
            label: t('fields.status'),
            all: t('statuses.all'),
            options: userStatuses.map((value) => ({ value, label: t(`statuses.${value}`), color: statusColor[value] })),
          }}
          counts={list.data?.counts}
          panel={panel}
          searchLabel={t('search')}
          columns={columns}
          filters={role.map((value) => ({
            id: value,
            label: t(`roles.${value}`),
            onDelete: () => {
              const rest = role.filter((other) => other !== value)
              onSearchChange({ role: rest.length > 0 ? rest : undefined, page: 1 })
            },
          }))}
        >
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
            {userViews.map((value) => (
              <ToggleButton key={value} value={value} aria-label={t(`views.${value}`)} sx={{ width: 44, height: 40 }}>
                <Icon icon={icons[value]} />
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </RecordsToolbar>
        {view === 'table' && <DataTable {...shared} name={shell('pages.users')} columns={columns} />}
      </Card>
      {view === 'cards' && <UsersCards {...shared} />}
    </>
  )
}
