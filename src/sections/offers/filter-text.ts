import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { jobBenefits, jobExperiences } from '@/api/jobs-search'
import { countryName } from '@/utils/countries'
import { formatDate } from '@/utils/format-date'
import { formatNumber } from '@/utils/format-number'
import type { ActiveFilter } from './active-filters'

type Texts = TFunction<'offers'>

/** Gives a function that says a filter's value in the person's language. */
export function useFilterText() {
  const { t, i18n } = useTranslation('offers')
  return (filter: Pick<ActiveFilter, 'name' | 'value'>) => filterText(filter, t, i18n.language)
}

// The values are the API's own words, which the search schema has checked.
function filterText({ name, value }: Pick<ActiveFilter, 'name' | 'value'>, t: Texts, language: string): string {
  switch (name) {
    case 'benefits':
      return t(`benefits.${value as (typeof jobBenefits)[number]}`)
    case 'experience':
      return t(`experience.${value as (typeof jobExperiences)[number]}`)
    case 'employmentTypes':
      return t(`employment.${value as 'Full-time'}`)
    case 'salaryType':
      return t(`salaryType.${value as 'Hourly'}`)
    case 'workingSchedule':
      return t(`schedule.${value as 'Day shift'}`)
    case 'services':
      return t(`services.${value as 'Lunch'}`)
    case 'locations':
    case 'destination':
      return countryName(value, language)
    case 'rating':
      return t('filters.atLeast', { number: formatNumber(Number(value), language) })
    case 'from':
      return t('filters.since', { date: formatDate(value, language) })
    case 'to':
      return t('filters.until', { date: formatDate(value, language) })
    case 'guide':
      return value
  }
}
