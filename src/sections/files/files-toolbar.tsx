import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslation } from 'react-i18next'
import { fileTypes } from '@/api/file-type-of'
import type { FileItem } from '@/api/files'
import { ChoiceFilter } from '@/components/data-table/choice-filter'
import { DateRange, useRangeText } from '@/components/data-table/date-range'
import { FilterChips } from '@/components/data-table/filter-chips'
import { SearchField } from '@/components/data-table/search-field'
import { Icon } from '@/components/icon'
import listIcon from '~icons/solar/hamburger-menu-linear'
import starIcon from '~icons/solar/star-bold'
import starLineIcon from '~icons/solar/star-linear'
import gridIcon from '~icons/solar/widget-linear'
import { type FilesPageSearch, type FilesSearchChange, noFilters } from './files-search'

const sorts = ['name', '-modifiedAt', '-size', 'type'] as const
const icons = { grid: gridIcon, list: listIcon }

interface FilesToolbarProps {
  search: FilesPageSearch
  onSearchChange: (change: FilesSearchChange, options?: { replace?: boolean }) => void
  folder: FileItem | undefined
}

/** What narrows and orders the files: a search at any depth, kinds, days, favorites. */
export function FilesToolbar({ search, onSearchChange, folder }: FilesToolbarProps) {
  const { t } = useTranslation('files')
  const { q, type = [], from, to, tag, isFavorited, sort, view } = search
  const range = useRangeText({ from, to })
  const shownSorts = sorts.some((known) => known === sort) ? sorts : [sort, ...sorts]
  return (
    <>
      <Box
        data-screen-only
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: { xs: 2, sm: 2.5 } }}
      >
        <SearchField
          label={folder ? t('searchIn', { folder: folder.name }) : t('search')}
          value={q}
          onChange={(q) => onSearchChange({ q }, { replace: true })}
        />
        <ChoiceFilter
          label={t('typeOf')}
          options={fileTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          value={type}
          onChange={(type) => onSearchChange({ type })}
        />
        <DateRange from={from} to={to} onChange={(range) => onSearchChange(range)} />
        <ToggleButton
          size="small"
          value="favorites"
          selected={isFavorited === true}
          onChange={() => onSearchChange({ isFavorited: isFavorited ? undefined : true })}
          sx={{ gap: 1, px: 1.5, minHeight: 40 }}
        >
          <Icon icon={isFavorited ? starIcon : starLineIcon} />
          {t('favorites')}
        </ToggleButton>
        <TextField
          select
          size="small"
          value={sort}
          onChange={({ target }) => onSearchChange({ sort: target.value as FilesPageSearch['sort'] })}
          slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('sort.label') } } }}
        >
          {shownSorts.map((value) => (
            <MenuItem key={value} value={value}>
              {t(`sort.${value.replace('-', '') as 'name'}`)}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('view.label')}
          value={view}
          onChange={(_, view) => view && onSearchChange({ view })}
        >
          {(['grid', 'list'] as const).map((value) => (
            <ToggleButton key={value} value={value} aria-label={t(`view.${value}`)} sx={{ width: 44, height: 40 }}>
              <Icon icon={icons[value]} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <FilterChips
        filters={[
          ...type.map((value) => ({
            id: value,
            label: t(`type.${value}`),
            onDelete: () => {
              const rest = type.filter((other) => other !== value)
              onSearchChange({ type: rest.length > 0 ? rest : undefined })
            },
          })),
          ...(range
            ? [{ id: 'date', label: range, onDelete: () => onSearchChange({ from: undefined, to: undefined }) }]
            : []),
          ...(tag
            ? [{ id: 'tag', label: t('tagOf', { tag }), onDelete: () => onSearchChange({ tag: undefined }) }]
            : []),
          ...(isFavorited
            ? [{ id: 'star', label: t('favorites'), onDelete: () => onSearchChange({ isFavorited: undefined }) }]
            : []),
        ]}
        onClear={() => onSearchChange(noFilters)}
      />
    </>
  )
}
