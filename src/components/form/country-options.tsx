import { Flag } from '@/components/flag'
import { byCountryName, countryCodes, countryName } from '@/utils/countries'
import type { Option } from './option'

/** The countries by their names in a language; also matches the English name, for the browser's autofill. */
export const countryOptions = (language: string): Option[] =>
  byCountryName(countryCodes, language).map((value) => ({
    value,
    label: countryName(value, language),
    also: [countryName(value, 'en')],
    icon: <Flag countryCode={value} />,
  }))
