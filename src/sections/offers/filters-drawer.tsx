import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import { useTranslation } from 'react-i18next'
import type { OnSearchChange } from '@/components/records/page-search'
import { Scrollbar } from '@/components/scrollbar'
import { SideDrawer } from '@/components/side-drawer'
import { activeFilters } from './active-filters'
import { JobFilters } from './job-filters'
import { noFilters, type OffersSearch } from './offers-search'
import { TourFilters } from './tour-filters'

interface FiltersDrawerProps {
  open: boolean
  onClose: () => void
  search: OffersSearch
  onSearchChange: OnSearchChange<OffersSearch>
  /** Number of results. */
  total: number | undefined
}

/** The filters of a list, which take effect at once; the footer has the number of results. */
export function FiltersDrawer({ open, onClose, search, onSearchChange, total = 0 }: FiltersDrawerProps) {
  const { t } = useTranslation('offers')
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      title={t('toolbar.filters')}
      width={400}
      actions={
        activeFilters(search).length > 0 && (
          <Button size="small" color="inherit" onClick={() => onSearchChange(noFilters(search.tab))}>
            {t('filters.clear')}
          </Button>
        )
      }
    >
      <Divider />
      <Scrollbar sx={{ flexGrow: 1 }}>
        <Box sx={{ py: 1 }}>
          {search.tab === 'tours' ? (
            <TourFilters search={search} onSearchChange={onSearchChange} />
          ) : (
            <JobFilters search={search} onSearchChange={onSearchChange} />
          )}
        </Box>
      </Scrollbar>
      <Box sx={{ p: 2, boxShadow: 'inset 0 1px 0 var(--mui-palette-divider)' }}>
        <Button fullWidth size="large" variant="contained" onClick={onClose}>
          <span aria-live="polite">{t(`${search.tab}.show`, { count: total })}</span>
        </Button>
      </Box>
    </SideDrawer>
  )
}
