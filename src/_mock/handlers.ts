import { getResponse, http } from 'msw'
import { currentDemo } from './demo-state'
import { authHandlers } from './handlers/auth'
import { demoHandler, emptied } from './handlers/demo'
import { guarded, notFound } from './respond'
import { url } from './url'

/** The whole demo API. */
export const handlers = [
  demoHandler,
  ...authHandlers,
  http.all(
    url('/api/*'),
    guarded(async ({ request }) => {
      // Comes when first asked for: the sign-in page needs none of it.
      const { signedInHandlers } = await import('./handlers/signed-in')
      // What nobody knows gets the API's kind of answer too, never a page of the site.
      const response = (await getResponse(signedInHandlers, request)) ?? notFound(new URL(request.url).pathname)
      return currentDemo().empty ? emptied(request, response) : response
    }),
  ),
]
