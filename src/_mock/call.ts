import { getResponse } from 'msw'
import { accounts } from './data/accounts'
import { handlers } from './handlers'
import { createToken } from './tokens'

type Options = { method?: string; body?: unknown; as?: 'admin' | 'manager' | 'viewer' | null; token?: string }

/** Sends a request to the demo API in a test: by default as the admin; null is signed out. */
export async function call(path: `/api/${string}`, { method, body, as = 'admin', token }: Options = {}) {
  const account = accounts().find(({ role }) => role === as)
  const bearer = token ?? (account && createToken(account))
  const request = new Request(`http://ark.test${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: bearer ? { Authorization: `Bearer ${bearer}` } : {},
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  })
  const response = await getResponse(handlers, request)
  if (!response) throw new Error(`No handler answers ${path}`)
  return { status: response.status, body: await response.json() }
}
