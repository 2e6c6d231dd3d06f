import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { Flag } from '@/components/flag'
import type { OnSearchChange } from '@/components/records/page-search'
import { type FilterName, toggled } from './active-filters'
import { useFilterText } from './filter-text'
import type { OffersSearch } from './offers-search'

/** A titled group of filters. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} sx={{ px: 3, py: 2 }}>
      <Box component="h3" id={id} sx={{ m: 0, mb: 1, typography: 'subtitle2' }}>
        {title}
      </Box>
      {children}
    </Box>
  )
}

interface CheckFilterProps {
  title: string
  name: FilterName
  options: readonly string[]
  value: readonly string[] | undefined
  onSearchChange: OnSearchChange<OffersSearch>
  /** The options are countries, with flags. */
  countries?: boolean
}

/** Checkboxes for several values of a field. */
export function CheckFilter({ title, name, options, value = [], onSearchChange, countries = false }: CheckFilterProps) {
  const textOf = useFilterText()
  return (
    <FilterGroup title={title}>
      <Columns>
        {options.map((option) => (
          <FormControlLabel
            key={option}
            control={<Checkbox checked={value.includes(option)} />}
            onChange={() => onSearchChange(toggled(name, value, option))}
            label={
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                {countries && <Flag countryCode={option} />}
                {textOf({ name, value: option })}
              </Box>
            }
          />
        ))}
      </Columns>
    </FilterGroup>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
  columnGap: 8,
  '& .MuiFormControlLabel-root': { minHeight: 40, marginInlineEnd: 0 },
  '& .MuiFormControlLabel-label': theme.typography.body2,
  '@media (pointer: coarse)': { '& .MuiFormControlLabel-root': { minHeight: 44 } },
}))
