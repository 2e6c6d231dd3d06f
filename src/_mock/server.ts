import { AsyncLocalStorage } from 'node:async_hooks'
import { getResponse } from 'msw'
import { config } from '@/config'
import { handlers } from './handlers'
import { fail, notFound } from './respond'
import { type Changes, noChanges, setStore } from './store'
import { sessionOf } from './tokens'

const mostSessions = 1000
const mostAccounts = 200

/** What each session has changed, the one that was used last at the end. */
const sessions = new Map<string, Changes>()
const current = new AsyncLocalStorage<Changes>()
// Who signs up has no session yet, and may have several later.
const accounts = noChanges()

setStore((resource) => (resource === 'accounts' ? accounts : (current.getStore() ?? noChanges())))

export const { mockOrders } = config

/** The demo API for a server: what one session changes no other one sees. */
export function answer(request: Request): Promise<Response> {
  return current.run(changesOf(request.headers.get('authorization')), async () => {
    try {
      return (await getResponse(handlers, request)) ?? notFound(new URL(request.url).pathname)
    } catch (error) {
      console.error(error)
      return fail(500, 'server', 'The server failed')
    } finally {
      forgetOldAccounts()
    }
  })
}

/** Those who signed up first go first. */
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
