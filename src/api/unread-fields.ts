import * as z from 'zod/mini'

// A page that doesn't exist becomes the first one, of the same list.
const harmless = ['page', 'pageSize']

/**
 * The names in a search (a link's, a saved view's) that a schema can't read: fields it doesn't have, and values that it
 * replaced by their default. Whoever opens such a link or view would get another list than the one that was meant.
 */
export function unreadFields(schema: z.ZodMiniType, search: Record<string, unknown>) {
  const read = z.parse(schema, search) as Record<string, unknown>
  const defaults = z.parse(schema, {}) as Record<string, unknown>
  return Object.entries(search)
    .filter(([name, value]) => {
      if (harmless.includes(name) || value === undefined || value === null || value === '') return false
      if (read[name] === undefined) return true
      return read[name] === defaults[name] && String(value) !== String(defaults[name])
    })
    .map(([name]) => name)
}
