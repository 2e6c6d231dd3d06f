import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type TheThing, theThingStatuses, theThings } from '@/api/the-things'
import { useCan } from '@/auth/use-can'
import { DataTable } from '@/components/data-table/data-table'
import { NothingFound } from '@/components/data-table/table-states'
import { EmptyState } from '@/components/empty-state'
import { useFocusBack } from '@/components/focus-if-lost'
import { lazyPart } from '@/components/lazy-part'
import { PageHeader } from '@/components/page-header'
import { ListOrForm } from '@/components/records/list-or-form'
import type { PageProps } from '@/components/records/page-search'
import { RecordsToolbar } from '@/components/records/records-toolbar'
import { recordMark } from '@/components/records/use-place'
import { useRecordChanges } from '@/components/records/use-record-changes'
import { RouterButton } from '@/components/router-link'
import { type TheThingsSearch, theThingsPage } from './the-things-search'
import { statusColor, useTheThingColumns } from './use-the-thing-columns'

const TheThingForm = lazyPart(() => import('./the-thing-form'), 'TheThingForm')

/** The things: the list, or in its place the form of one. */
export function TheThingsView(page: PageProps<TheThingsSearch>) {
  const { t } = useTranslation('the-things')
  const can = useCan('the-things')
  return (
    <ListOrForm {...page} canChange={can.change} back={t('back')} form={(props) => <TheThingForm {...props} />}>
      {({ from }) => <List {...page} from={from} />}
    </ListOrForm>
  )
}

function List({ search, onSearchChange, from }: PageProps<TheThingsSearch> & { from: string | undefined }) {
  const { t } = useTranslation('the-things')
  const panel = useId()
  const columns = useTheThingColumns()
  const list = useQuery(theThings.list(search))
  const changes = useRecordChanges(theThings)
  const remove = (rows: TheThing[]) =>
    changes.remove(rows, t('toast.deleted', { count: rows.length, name: rows[0]?.name ?? '' }))
  const clear = () => onSearchChange(theThingsPage.cleared)
  useFocusBack(from)
  const can = useCan('the-things')
  const add = can.change && (
    <RouterButton {...theThingsPage.link({ new: true })} {...recordMark('new')} variant="contained">
      {t('new')}
    </RouterButton>
  )
  const bulkActions = (rows: TheThing[]) => (
    <Button color="error" onClick={() => remove(rows)}>
      {t('delete')}
    </Button>
  )
  const rowActions = (row: TheThing) => [
    <MenuItem key="edit" onClick={() => onSearchChange({ edit: row.id })}>
      {t('edit')}
    </MenuItem>,
    can.delete && (
      <MenuItem key="delete" sx={{ color: 'error.ink' }} onClick={() => remove([row])}>
        {t('delete')}
      </MenuItem>
    ),
  ]

  return (
    <>
      <PageHeader title={t('title')} caption={t('caption')}>
        {add}
      </PageHeader>
      <Card sx={{ overflow: 'visible' }}>
        <RecordsToolbar
          search={search}
          onSearchChange={onSearchChange}
          onClear={clear}
          tabs={{
            label: t('fields.status'),
            all: t('statuses.all'),
            options: theThingStatuses.map((value) => ({
              value,
              label: t(`statuses.${value}`),
              color: statusColor[value],
            })),
          }}
          counts={list.data?.counts}
          panel={panel}
          searchLabel={t('search')}
          columns={columns}
        />
        <DataTable
          id={panel}
          name={t('title')}
          columns={columns}
          list={list}
          search={search}
          onSearchChange={onSearchChange}
          nameOf={({ name }) => name}
          bulkActions={can.delete ? bulkActions : undefined}
          rowActions={can.change ? rowActions : undefined}
          empty={
            theThingsPage.isNarrowed(search) ? (
              <NothingFound onClear={clear} />
            ) : (
              <EmptyState character={5} title={t('empty.title')} text={t('empty.text')}>
                {add}
              </EmptyState>
            )
          }
        />
      </Card>
    </>
  )
}
