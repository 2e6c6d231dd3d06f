import type { EnsureQueryDataOptions } from '@tanstack/react-query'
import { setBearer, setSender } from '@/api/client'
import { createQueryClient } from '@/query-client'

/**
 * Asks the demo API what a page's loaders ask it for.
 * @returns the names of the resources whose baked rows the answers took; none where the demo API is no part of the build
 */
export async function demoRowsOf(queries: EnsureQueryDataOptions[]): Promise<string[]> {
  if (!__MOCK_API__ || queries.length === 0) return []
  const [{ getResponse }, { handlers }, { onRowsRead }, { accounts }, { createToken }] = await Promise.all([
    import('msw'),
    import('@/_mock/handlers'),
    import('@/_mock/collection'),
    import('@/_mock/data/accounts'),
    import('@/_mock/tokens'),
  ])
  const [admin] = accounts()
  if (admin) setBearer(createToken(admin))
  setSender(Promise.resolve(async (request) => (await getResponse(handlers, request)) ?? Response.error()))
  const names = new Set<string>()
  const stop = onRowsRead((name) => names.add(name))
  const client = createQueryClient()
  await Promise.all(queries.map((query) => client.ensureQueryData(query)))
  stop()
  setBearer(null)
  return [...names]
}
