import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { useEndSide } from '@/components/text-sides'
import checkIcon from '~icons/solar/check-circle-bold'
import type { DataColumn, OnTableSearchChange, TableSearch } from './data-column'

interface ViewMenuProps<R> {
  anchor: HTMLElement
  open: boolean
  onClose: () => void
  columns: DataColumn<R>[]
  search: TableSearch
  onSearchChange: OnTableSearchChange
}

/** The view options of a table: sort order, visible columns, density. */
export function ViewMenu<R>({ anchor, open, onClose, columns, search, onSearchChange }: ViewMenuProps<R>) {
  const { t } = useTranslation('kit')
  const { sort, hide = [], dense } = search
  const field = sort.replace(/^-/, '')
  const end = useEndSide()
  // It scrolls rather than to cover the button that it belongs to.
  const below = window.innerHeight - anchor.getBoundingClientRect().bottom - 24 // px
  const maxHeight = Math.max(below, 240)
  const toggle = (id: string) => {
    const next = hide.includes(id) ? hide.filter((hidden) => hidden !== id) : [...hide, id]
    onSearchChange({ hide: next.length > 0 ? next : undefined })
  }
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: end }}
      transformOrigin={{ vertical: 'top', horizontal: end }}
      slotProps={{ list: { 'aria-label': t('table.view') }, paper: { sx: { minWidth: 240, mt: 0.5, maxHeight } } }}
    >
      <ListSubheader role="presentation">{t('table.columns')}</ListSubheader>
      {columns
        .filter(({ main }) => !main)
        .map(({ id, label }) => (
          <Check
            key={id}
            role="menuitemcheckbox"
            checked={!hide.includes(id)}
            label={label}
            onClick={() => toggle(id)}
          />
        ))}
      <Divider />
      <ListSubheader role="presentation">{t('table.sortBy')}</ListSubheader>
      {columns
        .filter(({ sortable = true }) => sortable)
        .map(({ id, label, descendingFirst }) => (
          <Check
            key={id}
            role="menuitemradio"
            checked={id === field}
            label={label}
            onClick={() => onSearchChange({ sort: descendingFirst ? `-${id}` : id, page: 1 })}
          />
        ))}
      <Check
        role="menuitemcheckbox"
        checked={sort.startsWith('-')}
        label={t('table.descending')}
        onClick={() => onSearchChange({ sort: sort.startsWith('-') ? field : `-${field}`, page: 1 })}
      />
      <Divider />
      <Check
        role="menuitemcheckbox"
        checked={!!dense}
        label={t('table.dense')}
        onClick={() => onSearchChange({ dense: dense ? undefined : true })}
      />
    </Menu>
  )
}

interface CheckProps {
  role: 'menuitemcheckbox' | 'menuitemradio'
  checked: boolean
  label: string
  onClick: () => void
}

function Check({ role, checked, label, onClick, ...props }: CheckProps) {
  return (
    <MenuItem
      {...props}
      role={role}
      aria-checked={checked}
      onClick={onClick}
      sx={{ gap: 2, minHeight: { xs: 44, sm: 36 } }}
    >
      <span style={{ flexGrow: 1 }}>{label}</span>
      <Icon
        icon={checkIcon}
        style={{ visibility: checked ? 'visible' : 'hidden', color: 'var(--mui-palette-primary-ink)' }}
      />
    </MenuItem>
  )
}
