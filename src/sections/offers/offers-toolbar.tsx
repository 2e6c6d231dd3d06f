import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { publishStates } from '@/api/fields'
import { FilterChips } from '@/components/data-table/filter-chips'
import { SearchField } from '@/components/data-table/search-field'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { lazyPart } from '@/components/lazy-part'
import type { OnSearchChange } from '@/components/records/page-search'
import { formatNumber } from '@/utils/format-number'
import heartIcon from '~icons/solar/heart-bold'
import heartLineIcon from '~icons/solar/heart-linear'
import sortIcon from '~icons/solar/sort-vertical-linear'
import filtersIcon from '~icons/solar/tuning-2-linear'
import { activeFilters } from './active-filters'
import { useFilterText } from './filter-text'
import { noFilters, type OffersSearch, sortsOf } from './offers-search'

const FiltersDrawer = lazyPart(() => import('./filters-drawer'), 'FiltersDrawer')

interface OffersToolbarProps {
  search: OffersSearch
  onSearchChange: OnSearchChange<OffersSearch>
  total: number | undefined
  /** Count per publish status. */
  counts: Record<string, number> | undefined
}

/** The filters of a list: publish status, search, favorites, the filter drawer, sort order. */
export function OffersToolbar({ search, onSearchChange, total, counts }: OffersToolbarProps) {
  const { t, i18n } = useTranslation('offers')
  const textOf = useFilterText()
  // Once opened the drawer stays mounted, so that it can animate closing.
  const [open, setOpen] = useState<boolean>()
  const active = activeFilters(search)
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const states = [undefined, ...publishStates]
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 3 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          sx={{ flexWrap: 'wrap' }}
          aria-label={t('publish.label')}
          value={search.publish ?? 'all'}
          onChange={(_, state) => state && onSearchChange({ publish: state === 'all' ? undefined : state, page: 1 })}
        >
          {states.map((state) => (
            <ToggleButton key={state ?? 'all'} value={state ?? 'all'} sx={{ px: 1.5, gap: 1, minHeight: 40 }}>
              {t(`publish.${state ?? 'all'}`)}{' '}
              <Label aria-hidden={!counts} sx={{ minWidth: 32 }}>
                {counts ? formatNumber((state ? counts[state] : all) ?? 0, i18n.language) : '–'}
              </Label>
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <SearchField
          label={t(`${search.tab}.search`)}
          value={search.q}
          onChange={(q) => onSearchChange({ q, page: 1 }, { replace: true })}
        />
        <ToggleButton
          size="small"
          value="favorites"
          selected={search.isFavorited === true}
          onChange={() => onSearchChange({ isFavorited: search.isFavorited ? undefined : true, page: 1 })}
          sx={{ gap: 1, px: 1.5, minHeight: 40 }}
        >
          <Icon icon={search.isFavorited ? heartIcon : heartLineIcon} />
          {t('toolbar.favorites')}
        </ToggleButton>
        <Button
          variant="outlined"
          color="inherit"
          aria-haspopup="dialog"
          aria-label={active.length > 0 ? t('toolbar.active', { count: active.length }) : undefined}
          startIcon={<Icon icon={filtersIcon} />}
          onPointerEnter={FiltersDrawer.preload}
          onFocus={FiltersDrawer.preload}
          onClick={() => setOpen(true)}
        >
          {t('toolbar.filters')}
          {active.length > 0 && (
            <Label color="primary" variant="filled" sx={{ marginInlineStart: 1 }}>
              {formatNumber(active.length, i18n.language)}
            </Label>
          )}
        </Button>
        <TextField
          select
          size="small"
          value={search.sort}
          onChange={({ target }) => {
            const [sort] = sortsOf[search.tab].find(([sort]) => sort === target.value) ?? []
            onSearchChange({ sort, page: 1 })
          }}
          sx={{ '& .MuiSelect-select': { typography: 'body2' } }}
          slotProps={{
            select: { SelectDisplayProps: { 'aria-label': t('toolbar.sort') } },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon icon={sortIcon} />
                </InputAdornment>
              ),
            },
          }}
        >
          {sortsOf[search.tab].map(([sort, text]) => (
            <MenuItem key={sort} value={sort}>
              {t(`sort.${text}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {active.length > 0 && (
        // The chips have the padding of a card, as elsewhere.
        <Box sx={{ mt: 2, mx: { xs: -2, sm: -2.5 }, mb: -2 }}>
          <FilterChips
            filters={active.map(({ name, value, without }) => ({
              id: `${name} ${value}`,
              label: textOf({ name, value }),
              onDelete: () => onSearchChange(without),
            }))}
            onClear={() => onSearchChange(noFilters(search.tab))}
          />
        </Box>
      )}
      <Box role="status" sx={{ my: 2, minHeight: '1lh', color: 'text.secondary' }}>
        {total !== undefined && t(`${search.tab}.found`, { count: total })}
      </Box>
      <Suspense>
        {open !== undefined && (
          <FiltersDrawer
            open={open}
            onClose={() => setOpen(false)}
            search={search}
            onSearchChange={onSearchChange}
            total={total}
          />
        )}
      </Suspense>
    </>
  )
}
