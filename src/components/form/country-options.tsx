import { Flag } from '@/components/flag'
import { byCountryName, countryCodes, countryName } from '@/utils/countries'
import type { Option } from './option'

/** The countries by their names in a language; the browser's autofill may fill in the English name. */
export const countryOptions = (language: string): Option[] =>
  byCountryName(countryCodes, language).map((value) => ({
    value,
    label: countryName(value, language),
    also: [countryName(value, 'en')],
    icon: <Flag countryCode={value} />,
  }))
