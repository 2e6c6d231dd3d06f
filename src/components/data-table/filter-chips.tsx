import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'

export interface ActiveFilter {
  /** The filter's name, with its value if there are several. */
  id: string
  label: string
  onDelete: () => void
}

interface FilterChipsProps {
  filters: ActiveFilter[]
  onClear: () => void
}

/** The active filters of a list, each with a button that removes it. */
export function FilterChips({ filters, onClear }: FilterChipsProps) {
  const { t } = useTranslation('kit')
  if (filters.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={t('table.filters')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        m: 0,
        px: { xs: 2, sm: 2.5 },
        pb: 2,
        listStyle: 'none',
        // A long one is truncated.
        '& > li': { maxWidth: '100%' },
      }}
    >
      {filters.map(({ id, label, onDelete }) => (
        <li key={id}>
          <Chip
            variant="soft"
            label={label}
            aria-label={t('table.removeFilter', { name: label })}
            onClick={onDelete}
            onDelete={onDelete}
          />
        </li>
      ))}
      <li>
        <Button size="small" onClick={onClear}>
          {t('table.clearFilters')}
        </Button>
      </li>
    </Box>
  )
}
