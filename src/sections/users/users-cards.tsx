import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { visuallyHidden } from '@mui/utils'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserRow } from '@/api/users'
import type { OnTableSearchChange, TableSearch } from '@/components/data-table/data-column'
import type { Listed } from '@/components/data-table/data-table'
import { RowMenu } from '@/components/data-table/row-menu'
import { SelectionBar } from '@/components/data-table/selection-bar'
import { TablePages } from '@/components/data-table/table-pages'
import { TableFailure } from '@/components/data-table/table-states'
import { useRange } from '@/components/data-table/use-range'
import { UserCard } from './user-card'

interface UsersCardsProps {
  list: Listed<UserRow>
  search: TableSearch
  onSearchChange: OnTableSearchChange
  menuItems: (user: UserRow) => ReactNode
  /** Buttons for the selected users. */
  bulkActions: (users: UserRow[]) => ReactNode
  empty: ReactNode
  /** For StatusTabs. */
  id: string
}

/** The users as cards; those that are selected are so until another page is shown. */
export function UsersCards({ list, search, onSearchChange, menuItems, bulkActions, empty, id }: UsersCardsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<{ user: UserRow; anchor: HTMLElement; open: boolean }>()
  const { data, error, isPlaceholderData: stale } = list
  const { t } = useTranslation('kit')
  const page = `${search.page} ${search.pageSize} ${search.sort}`
  const [selection, setSelection] = useState({ page, ids: [] as string[] })
  const ids = selection.page === page ? selection.ids : []
  const selected = data?.data.filter((user) => ids.includes(user.id)) ?? []
  const rangeTo = useRange(data?.data ?? [])

  function select(user: UserRow, on: boolean, extend: boolean) {
    const range = rangeTo(user.id, extend)
    const others = ids.filter((id) => !range.includes(id))
    setSelection({ page, ids: on ? [...others, ...range] : others })
  }

  function clear() {
    setSelection({ page, ids: [] })
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
      {selected.length > 0 && (
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
                    selected={ids.includes(user.id)}
                    onSelect={(on, extend) => select(user, on, extend)}
                    onMenu={(anchor) => setMenu({ user, anchor, open: true })}
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
          <TableFailure failure={error} loading={list.isFetching} onRetry={list.refetch} />
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
      {menu && (
        <RowMenu
          name={menu.user.name}
          anchor={menu.anchor}
          open={menu.open}
          onClose={() => setMenu({ ...menu, open: false })}
          onExited={() => !menu.anchor.isConnected && frame.current?.focus({ preventScroll: true })}
        >
          {menuItems(menu.user)}
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
