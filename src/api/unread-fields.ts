import * as z from 'zod/mini'

/**
 * The names of search params (of a link or a saved view) that a schema cannot read: unknown fields, and values that were replaced
 * by their default. Such a link or view would open another list than the one intended.
 */
export function unreadFields(schema: z.ZodMiniType, search: Record<string, unknown>) {
  const read: Record<string, unknown> = Object(z.parse(schema, search))
  const defaults: Record<string, unknown> = Object(z.parse(schema, {}))
  return Object.entries(search)
    .filter(([name, value]) => {
      if (value === undefined || value === null || value === '') return false
      if (read[name] === undefined) return true
      const isDefault = read[name] === defaults[name]
      // `page=01` means page 1.
      return isDefault && String(value) !== String(read[name]) && Number(value) !== read[name]
    })
    .map(([name]) => name)
}
