import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  employmentTypes,
  type JobsSearch,
  jobBenefits,
  jobExperiences,
  jobs,
  salaryTypes,
  workingSchedules,
} from '@/api/jobs'
import type { OnSearchChange } from '@/components/records/page-search'
import { byCountryName } from '@/utils/countries'
import { CheckFilter, FilterGroup } from './filter-fields'
import type { OffersSearch } from './offers-search'

interface JobFiltersProps {
  search: JobsSearch
  onSearchChange: OnSearchChange<OffersSearch>
}

/** The filters of jobs. */
export function JobFilters({ search, onSearchChange }: JobFiltersProps) {
  const { t, i18n } = useTranslation('offers')
  // The countries with jobs.
  const { data: found = [] } = useQuery({
    ...jobs.list({ pageSize: 1000 }),
    select: ({ data }) => data.flatMap(({ locations }) => locations),
  })
  const countries = byCountryName([...found, ...(search.locations ?? [])], i18n.language)
  const common = { onSearchChange }
  return (
    <>
      <CheckFilter
        {...common}
        title={t('fields.experience')}
        name="experience"
        options={jobExperiences}
        value={search.experience}
      />
      <CheckFilter
        {...common}
        title={t('fields.employmentTypes')}
        name="employmentTypes"
        options={employmentTypes}
        value={search.employmentTypes}
      />
      <FilterGroup title={t('fields.salary')}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label={t('fields.salary')}
          value={search.salaryType ?? null}
          onChange={(_, salaryType) => onSearchChange({ salaryType: salaryType ?? undefined, page: 1 })}
        >
          {salaryTypes.map((type) => (
            <ToggleButton key={type} value={type} sx={{ minHeight: 40 }}>
              {t(`salaryType.${type}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </FilterGroup>
      <CheckFilter
        {...common}
        title={t('fields.benefits')}
        name="benefits"
        options={jobBenefits}
        value={search.benefits}
      />
      <CheckFilter
        {...common}
        title={t('fields.workingSchedule')}
        name="workingSchedule"
        options={workingSchedules}
        value={search.workingSchedule}
      />
      <CheckFilter
        {...common}
        countries
        title={t('fields.locations')}
        name="locations"
        options={countries}
        value={search.locations}
      />
    </>
  )
}
