import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { textOf } from '@/i18n/text-of'
import { countryName } from '@/utils/countries'
import { formatDate } from '@/utils/format-date'
import { formatNumber } from '@/utils/format-number'
import type { ActiveFilter } from './active-filters'

type Texts = TFunction<'offers'>

/** Returns a function that formats a filter's value in the user's language. */
export function useFilterText() {
  const { t, i18n } = useTranslation('offers')
  return (filter: Pick<ActiveFilter, 'name' | 'value'>) => filterText(filter, t, i18n.language)
}

// The values are the API's own, checked by the search schema.
function filterText({ name, value }: Pick<ActiveFilter, 'name' | 'value'>, t: Texts, language: string): string {
  switch (name) {
    case 'benefits':
      return textOf(t, `benefits.${value}`)
    case 'experience':
      return textOf(t, `experience.${value}`)
    case 'employmentTypes':
      return textOf(t, `employment.${value}`)
    case 'salaryType':
      return textOf(t, `salaryType.${value}`)
    case 'workingSchedule':
      return textOf(t, `schedule.${value}`)
    case 'services':
      return textOf(t, `services.${value}`)
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
