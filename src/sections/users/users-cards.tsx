import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { visuallyHidden } from '@mui/utils'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserRow } from '@/api/users'
import type { OnTableSearchChange, TableSearch } from '@/components/data-table/data-column'
import type { Listed } from '@/components/data-table/data-table'
import { RowMenu } from '@/components/data-table/row-menu'
import { SelectionBar } from '@/components/data-table/selection-bar'
import { TablePages } from '@/components/data-table/table-pages'
import { LoadFailure } from '@/components/records/load-failure'
import { useMenu } from '@/components/records/use-menu'
import { useSelection } from '@/components/records/use-selection'
import { UserCard } from './user-card'

interface UsersCardsProps {
  list: Listed<UserRow>
  search: TableSearch
  onSearchChange: OnTableSearchChange
  /** Menu items of one user. */
  rowActions?: (user: UserRow) => ReactNode
  /** Buttons for the selected users; without them users are not selectable. */
  bulkActions?: (users: UserRow[]) => ReactNode
  empty: ReactNode
  /** Referenced by StatusTabs. */
  id: string
}

/** The users as cards; the selection ends with the page of the list. */
export function UsersCards({ list, search, onSearchChange, rowActions, bulkActions, empty, id }: UsersCardsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const menu = useMenu<UserRow>()
  const { data, error, isPlaceholderData: stale } = list
  const { t } = useTranslation('kit')
  const selection = useSelection(data?.data ?? [], `${search.page} ${search.pageSize} ${search.sort}`)
  const selected = selection.rows

  function clear() {
    selection.clear()
    if (frame.current?.querySelector('[role="toolbar"]')?.contains(document.activeElement)) {
      frame.current.focus({ preventScroll: true })
    }
  }

  return (
    <Box
      ref={frame}
      id={id}
      tabIndex={-1}
      aria-busy={(!data && !error) || stale}
      sx={{ outline: 'none', scrollMarginBlockStart: 'calc(var(--ark-sticky-height) + 16px)' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || selected.length === 0) return
        event.preventDefault()
        clear()
      }}
    >
      <div role="status" style={visuallyHidden}>
        {selected.length > 0 && t('table.selected', { count: selected.length })}
      </div>
      {bulkActions && selected.length > 0 && (
        <SelectionBar count={selected.length} onClear={clear} over={false}>
          {bulkActions(selected)}
        </SelectionBar>
      )}
      {data ? (
        data.data.length > 0 ? (
          <>
            <Grid sx={{ opacity: stale ? 0.6 : 1 }}>
              {data.data.map((user) => (
                <li key={user.id}>
                  <UserCard
                    user={user}
                    selected={selection.ids.has(user.id)}
                    onSelect={bulkActions && ((on, extend) => selection.select(user.id, on, extend))}
                    onMenu={rowActions && ((anchor) => menu.show(user, anchor))}
                  />
                </li>
              ))}
            </Grid>
            <Card sx={{ mt: 3 }}>
              <TablePages
                search={search}
                onSearchChange={onSearchChange}
                total={data.total}
                onTurn={() => frame.current?.scrollIntoView({ block: 'nearest' })}
              />
            </Card>
          </>
        ) : (
          <Card>{empty}</Card>
        )
      ) : error ? (
        <Card>
          <LoadFailure title={t('table.failed')} failure={error} loading={list.isFetching} onRetry={list.refetch} />
        </Card>
      ) : (
        <Grid>
          {Array.from({ length: 8 }, (_, card) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all cards are the same
            <li key={card}>
              <Skeleton variant="rounded" height={336} sx={{ borderRadius: 4 }} />
            </li>
          ))}
        </Grid>
      )}
      {menu.opened && rowActions && (
        <RowMenu
          name={menu.opened.item.name}
          anchor={menu.opened.anchor}
          open={menu.open}
          onClose={menu.close}
          onLost={() => frame.current?.focus({ preventScroll: true })}
        >
          {rowActions(menu.opened.item)}
        </RowMenu>
      )}
    </Box>
  )
}

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 256px), 1fr))',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
