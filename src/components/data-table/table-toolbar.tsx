import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import viewIcon from '~icons/solar/tuning-2-linear'
import type { DataColumn, OnTableSearchChange, TableSearch } from './data-column'

const ViewMenu = lazyPart(() => import('./view-menu'), 'ViewMenu')

interface TableToolbarProps<R> {
  columns: DataColumn<R>[]
  search: TableSearch
  onSearchChange: OnTableSearchChange
  /** What narrows the list: a search field, filters, buttons. */
  children?: ReactNode
}

/** Over the table: what narrows the list, and how it is shown. */
export function TableToolbar<R>({ children, ...menu }: TableToolbarProps<R>) {
  const { t } = useTranslation('kit')
  // Once opened the menu stays mounted, so that it can also be seen closing.
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
