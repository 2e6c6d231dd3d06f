import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { type ReactNode, useRef, useState } from 'react'
import type { UserRow } from '@/api/users'
import type { OnTableSearchChange, TableSearch } from '@/components/data-table/data-column'
import type { Listed } from '@/components/data-table/data-table'
import { RowMenu } from '@/components/data-table/row-menu'
import { TablePages } from '@/components/data-table/table-pages'
import { TableFailure } from '@/components/data-table/table-states'
import { UserCard } from './user-card'

interface UsersCardsProps {
  list: Listed<UserRow>
  search: TableSearch
  onSearchChange: OnTableSearchChange
  menuItems: (user: UserRow) => ReactNode
  empty: ReactNode
  /** For StatusTabs. */
  id: string
}

/** The users as cards. */
export function UsersCards({ list, search, onSearchChange, menuItems, empty, id }: UsersCardsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<{ user: UserRow; anchor: HTMLElement; open: boolean }>()
  const { data, error, isPlaceholderData: stale } = list
  return (
    <Box
      ref={frame}
      id={id}
      tabIndex={-1}
      aria-busy={(!data && !error) || stale}
      sx={{ outline: 'none', scrollMarginBlockStart: 'calc(var(--ark-sticky-height) + 16px)' }}
    >
      {data ? (
        data.data.length > 0 ? (
          <>
            <Grid sx={{ opacity: stale ? 0.6 : 1 }}>
              {data.data.map((user) => (
                <li key={user.id}>
                  <UserCard user={user} onMenu={(anchor) => setMenu({ user, anchor, open: true })} />
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
