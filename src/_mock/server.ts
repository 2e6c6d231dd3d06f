import { AsyncLocalStorage } from 'node:async_hooks'
import { getResponse } from 'msw'
import { handlers } from './handlers'
import { fail, notFound } from './respond'
import { type Changes, noChanges, setStore } from './store'
import { sessionOf } from './tokens'

const mostSessions = 1000
const mostAccounts = 200

/** Changes per session, the most recently used last. */
const sessions = new Map<string, Changes>()
const current = new AsyncLocalStorage<Changes>()
// An account is created before its first session, and may have several.
const accounts = noChanges()

setStore((resource) => (resource === 'accounts' ? accounts : (current.getStore() ?? noChanges())))

/** The demo API for a server: sessions do not see each other's changes. */
export function answer(request: Request): Promise<Response> {
  return current.run(changesOf(request.headers.get('authorization')), async () => {
    try {
      return (await getResponse(handlers, request)) ?? notFound(new URL(request.url).pathname)
    } catch (error) {
      console.error(error)
      return fail(500, 'server', 'The server returned an error.')
    } finally {
      forgetOldAccounts()
    }
  })
}

/** The oldest accounts are removed first. */
function forgetOldAccounts() {
  const { accounts: rows = {} } = accounts
  for (const id of Object.keys(rows).slice(0, -mostAccounts)) delete rows[id]
}

function changesOf(authorization: string | null) {
  const session = sessionOf(authorization)
  if (!session) return noChanges()
  const changes = sessions.get(session) ?? noChanges()
  sessions.delete(session)
  sessions.set(session, changes)
  const [oldest] = sessions.keys()
  if (sessions.size > mostSessions && oldest) sessions.delete(oldest)
  return changes
}
