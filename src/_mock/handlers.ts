import { getResponse, http } from 'msw'
import { currentDemo } from './demo-state'
import { authHandlers } from './handlers/auth'
import { demoHandler, emptied } from './handlers/demo'
import { forbidden, guarded, notFound } from './respond'
import { rightFor } from './right'
import { url } from './url'

/** All handlers of the demo API. */
export const handlers = [
  demoHandler,
  ...authHandlers,
  http.all(
    url('/api/*'),
    guarded(async ({ request, user }) => {
      const { pathname } = new URL(request.url)
      const [action, resource] = rightFor(request.method, pathname)
      const refused = forbidden(user, action, resource)
      if (refused) return refused
      // Loaded on first use: the sign-in page needs none of it.
      const { signedInHandlers } = await import('./handlers/signed-in')
      // MSW parses cookies and URL for each of the more than a hundred handlers it asks.
      const asked = signedInHandlers.filter(({ info }) => `${info.path}`.includes(`/api/${resource}`))
      // Unknown paths also get a response of the API, never a page of the site.
      const response = (await getResponse(asked, request)) ?? notFound(pathname)
      return currentDemo().empty ? emptied(request, response) : response
    }),
  ),
]
