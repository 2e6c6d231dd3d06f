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
import type { OnSearchChange } from '@/components/records/page-search'
import { textOf } from '@/i18n/text-of'
import { valueIn } from '@/utils/keys'
import listIcon from '~icons/solar/hamburger-menu-linear'
import starIcon from '~icons/solar/star-bold'
import starLineIcon from '~icons/solar/star-linear'
import gridIcon from '~icons/solar/widget-linear'
import { type FilesSearch, filesPage } from './files-search'

const sorts = ['name', '-modifiedAt', '-size', 'type'] as const
const icons = { grid: gridIcon, list: listIcon }

interface FilesToolbarProps {
  search: FilesSearch
  onSearchChange: OnSearchChange<FilesSearch>
  folder: FileItem | undefined
}

/** Search at any depth, filters by type, days and favorites. */
export function FilesToolbar({ search, onSearchChange, folder }: FilesToolbarProps) {
  const { t } = useTranslation('files')
  const { q, type = [], from, to, tag, isFavorited } = search
  const range = useRangeText({ from, to })
  return (
    <>
      <Box
        data-screen-only
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          px: { xs: 2, sm: 2.5 },
          pt: { xs: 2, sm: 2.5 },
          pb: 1,
        }}
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
          aria-label={t('favorites')}
          title={t('favorites')}
          onChange={() => onSearchChange({ isFavorited: isFavorited ? undefined : true })}
          sx={{ width: 44, height: 40 }}
        >
          <Icon icon={isFavorited ? starIcon : starLineIcon} />
        </ToggleButton>
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
        onClear={() => onSearchChange(filesPage.cleared)}
      />
    </>
  )
}

/** The order of the files, and whether they are tiles or rows. */
export function FilesOrder({ search, onSearchChange }: Pick<FilesToolbarProps, 'search' | 'onSearchChange'>) {
  const { t } = useTranslation('files')
  const { sort, view } = search
  const shownSorts = sorts.some((known) => known === sort) ? sorts : [sort, ...sorts]
  return (
    <Box data-screen-only sx={{ display: 'flex', gap: 1.5 }}>
      <TextField
        select
        size="small"
        value={sort}
        onChange={({ target }) => onSearchChange({ sort: valueIn(shownSorts, target.value) })}
        sx={{ '& .MuiSelect-select': { typography: 'body2' } }}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('sort.label') } } }}
      >
        {shownSorts.map((value) => (
          <MenuItem key={value} value={value}>
            {textOf(t, `sort.${value.replace('-', '')}`)}
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
  )
}
