import type { Action } from '@/api/rights'

/** The action and the resource of a request, `/api/orders/1`; what belongs to a record, as an upload, is deleted by a change. */
export function rightFor(method: string, path: string): [action: Action, resource: string] {
  const [, resource = '', , part] = /\/api\/([^/]*)(\/[^/]*)?(\/.*)?$/.exec(path) ?? []
  if (method === 'GET') return ['read', resource]
  return [method === 'DELETE' && !part ? 'delete' : 'change', resource]
}
