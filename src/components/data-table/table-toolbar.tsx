import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import viewIcon from '~icons/solar/eye-linear'
import type { DataColumn, OnTableSearchChange, TableSearch } from './data-column'

const ViewMenu = lazyPart(() => import('./view-menu'), 'ViewMenu')

interface TableToolbarProps<R> {
  columns: DataColumn<R>[]
  search: TableSearch
  onSearchChange: OnTableSearchChange
  /** Search field, filters and buttons. */
  children?: ReactNode
}

/** The toolbar of a table: filters and the view menu. */
export function TableToolbar<R>({ children, ...menu }: TableToolbarProps<R>) {
  const { t } = useTranslation('kit')
  // Stays mounted once opened, so that it can animate closing.
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [open, setOpen] = useState(false)
  return (
    <Box
      data-screen-only
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: { xs: 2, sm: 2.5 } }}
    >
      {children}
      <Button
        variant="outlined"
        color="inherit"
        sx={{ marginInlineStart: 'auto' }}
        aria-haspopup="menu"
        aria-expanded={open}
        startIcon={<Icon icon={viewIcon} />}
        onPointerEnter={ViewMenu.preload}
        onFocus={ViewMenu.preload}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget)
          setOpen(true)
        }}
      >
        {t('table.view')}
      </Button>
      <Suspense>{anchor && <ViewMenu {...menu} anchor={anchor} open={open} onClose={() => setOpen(false)} />}</Suspense>
    </Box>
  )
}
