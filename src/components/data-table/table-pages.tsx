import IconButton from '@mui/material/IconButton'
import TablePagination from '@mui/material/TablePagination'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { formatNumber } from '@/utils/format-number'
import backIcon from '~icons/solar/alt-arrow-left-linear'
import forwardIcon from '~icons/solar/alt-arrow-right-linear'
import firstIcon from '~icons/solar/double-alt-arrow-left-linear'
import lastIcon from '~icons/solar/double-alt-arrow-right-linear'
import type { OnTableSearchChange, TableSearch } from './data-column'

const sizes = [10, 25, 50, 100]

interface TablePagesProps {
  search: TableSearch
  onSearchChange: OnTableSearchChange
  total: number
  /** Called when the user opens another page. */
  onTurn: () => void
}

/** The pagination of a list: page size, range of rows, previous and next page. */
export function TablePages({ search: { page, pageSize }, onSearchChange, total, onTurn }: TablePagesProps) {
  const { t, i18n } = useTranslation('kit')
  const number = (value: number) => formatNumber(value, i18n.language)
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page, Math.ceil(total / pageSize) || 1) - 1}
      rowsPerPage={pageSize}
      rowsPerPageOptions={sizes.includes(pageSize) ? sizes : [...sizes, pageSize].sort((a, b) => a - b)}
      onPageChange={(_, index) => {
        onTurn()
        onSearchChange({ page: index + 1 })
      }}
      onRowsPerPageChange={({ target }) => onSearchChange({ pageSize: Number(target.value), page: 1 })}
      labelRowsPerPage={t('table.perPage')}
      labelDisplayedRows={({ from, to, count }) => (
        // Isolates text whose direction differs from the page's.
        <bdi>{t('table.shown', { from: number(from), to: number(to), total: number(count) })}</bdi>
      )}
      ActionsComponent={Turns}
      slotProps={{ select: { native: true, inputProps: { 'aria-label': t('table.perPage') } } }}
      sx={{
        borderBlockStart: '1px dashed',
        borderColor: 'divider',
        '& .MuiTablePagination-selectLabel': { display: { xs: 'none', sm: 'block' } },
        '& .MuiTablePagination-input': { marginInline: { xs: 0, sm: 1 } },
        // With MUI's flex of 100 % it would take a line of its own when the others wrap.
        '& .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' }, flexBasis: 0 },
        '& .MuiTablePagination-toolbar': {
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          paddingInline: { xs: 1, sm: 2 },
        },
      }}
    />
  )
}

interface TurnsProps {
  count: number
  page: number
  rowsPerPage: number
  onPageChange: (event: null, page: number) => void
}

function Turns({ count, page, rowsPerPage, onPageChange }: TurnsProps) {
  const { t } = useTranslation('kit')
  const last = Math.max(0, Math.ceil(count / rowsPerPage) - 1)
  const turns = [
    { name: t('table.first'), icon: firstIcon, to: 0, possible: page > 0, wide: true },
    { name: t('table.previous'), icon: backIcon, to: page - 1, possible: page > 0 },
    { name: t('table.next'), icon: forwardIcon, to: page + 1, possible: page < last },
    { name: t('table.last'), icon: lastIcon, to: last, possible: page < last, wide: true },
  ]
  return turns.map(({ name, icon, to, possible, wide }) => (
    // Not disabled on the last page, which would lose the focus.
    <IconButton
      key={name}
      color="inherit"
      aria-label={name}
      aria-disabled={!possible}
      onClick={() => possible && onPageChange(null, to)}
      sx={{
        ...(wide && { display: { xs: 'none', sm: 'inline-flex' } }),
        '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' },
      }}
    >
      <Icon icon={icon} flip />
    </IconButton>
  ))
}
