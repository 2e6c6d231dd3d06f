import { localeOf } from './format-number'

/** ISO 3166 codes of the countries with a flag on the site. */
export const countryCodes = [
  ...['AE', 'AR', 'AT', 'AU', 'BE', 'BR', 'CA', 'CH', 'CL', 'CN', 'CO', 'CZ', 'DE', 'DK', 'EG', 'ES', 'FI', 'FR', 'GB'],
  ...['GR', 'HU', 'ID', 'IE', 'IL', 'IN', 'IT', 'JP', 'KE', 'KR', 'MA', 'MX', 'MY', 'NG', 'NL', 'NO', 'NZ', 'PE', 'PH'],
  ...['PK', 'PL', 'PT', 'RO', 'SA', 'SE', 'SG', 'TH', 'TR', 'UA', 'US', 'VN', 'ZA'],
]

const names = new Map<string, Intl.DisplayNames>()

/** The name of a country (ISO 3166 code) in one of the site's languages; the code if it has none. */
export function countryName(code: string, language: string) {
  let found = names.get(language)
  if (!found) {
    found = new Intl.DisplayNames(localeOf(language), { type: 'region' })
    names.set(language, found)
  }
  try {
    return found.of(code) ?? code
  } catch {
    // It throws for malformed codes.
    return code
  }
}

/** Countries sorted by name, without duplicates. */
export function byCountryName(codes: readonly string[], language: string) {
  const compare = new Intl.Collator(localeOf(language)).compare
  return [...new Set(codes)].sort((a, b) => compare(countryName(a, language), countryName(b, language)))
}
