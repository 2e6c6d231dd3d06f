import type { EnsureQueryDataOptions } from '@tanstack/react-query'
import { setSender, setTokenSource } from '@/api/client'
import { createQueryClient } from '@/query-client'

/** A query of a loader, or a function that imports one. */
export type PageQuery = EnsureQueryDataOptions | (() => Promise<EnsureQueryDataOptions>)

/**
 * Runs the queries of a page's loaders against the demo API.
 * @returns the names of the resources whose baked rows were used; empty without the demo API
 */
export async function demoRowsOf(queries: PageQuery[]): Promise<string[]> {
  if (!__MOCK_API__ || queries.length === 0) return []
  const [{ getResponse }, { handlers }, { onRowsRead }, { accounts }, { createToken }] = await Promise.all([
    import('msw'),
    import('@/_mock/handlers'),
    import('@/_mock/collection'),
    import('@/_mock/data/accounts'),
    import('@/_mock/tokens'),
  ])
  const [admin] = accounts()
  const token = admin ? createToken(admin) : null
  setTokenSource(() => token)
  setSender(Promise.resolve(async (request) => (await getResponse(handlers, request)) ?? Response.error()))
  const names = new Set<string>()
  const stop = onRowsRead((name) => names.add(name))
  const client = createQueryClient()
  await Promise.all(
    queries.map(async (query) => client.ensureQueryData(typeof query === 'function' ? await query() : query)),
  )
  stop()
  setTokenSource(() => null)
  return [...names]
}
