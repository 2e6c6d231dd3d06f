import { http } from 'msw'
import { authHandlers } from './handlers/auth'
import { guarded, notFound } from './respond'
import { url } from './url'

/** The whole demo API. The first handler that fits a request answers it. */
export const handlers = [
  ...authHandlers,
  // Whatever else is asked of the API gets its own kind of answer, never a page of the site.
  http.all(
    url('/api/*'),
    guarded(({ request }) => notFound(new URL(request.url).pathname)),
  ),
]
