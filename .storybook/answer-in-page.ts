import { getResponse, type RequestHandler } from 'msw'
import type { setupWorker } from 'msw/browser'
import { handlers } from '@/_mock/handlers'
import { setSender } from '@/api/client'

/** If no service worker can run (plain http on a network, a private window), the page handles requests itself, as on the site. */
export function answerInPage() {
  let own: RequestHandler[] = []
  setSender(
    Promise.resolve(async (request) => (await getResponse([...own, ...handlers], request.clone())) ?? fetch(request)),
  )
  return {
    use: (...more: RequestHandler[]) => {
      own = [...more, ...own]
    },
    resetHandlers: () => {
      own = []
    },
  } as ReturnType<typeof setupWorker>
}
