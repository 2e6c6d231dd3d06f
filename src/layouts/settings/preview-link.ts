import { previewOf } from '@/settings/schema'
import { getSettings } from '@/settings/store'

/** A URL that shows this page to others with the settings that differ from the defaults. */
export function previewLink() {
  const url = new URL(location.href)
  url.searchParams.delete('preview')
  const rest = url.searchParams.toString()
  // Built by hand, since searchParams would escape characters that are valid in a query.
  url.search = `${rest && `${rest}&`}preview=${encodeURI(previewOf(getSettings()))}`
  return url.href
}
