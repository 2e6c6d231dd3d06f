import { previewOf } from '@/settings/schema'
import { getSettings } from '@/settings/store'

/** An address that shows this page to others as it is seen here: with the settings that differ from the defaults. */
export function previewLink() {
  const url = new URL(location.href)
  url.searchParams.delete('preview')
  const rest = url.searchParams.toString()
  // By hand, since searchParams would escape what may stand in a query as it is.
  url.search = `${rest && `${rest}&`}preview=${encodeURI(previewOf(getSettings()))}`
  return url.href
}
