import * as z from 'zod/mini'

const key = 'ark-icons'
const most = 50
const lifetime = 168 * 60 * 60 * 1000 // ms

const size = z.optional(z.number())
const flip = z.optional(z.boolean())
const entrySchema = z.object({
  /** Time of the fetch, in ms since 1970. */
  at: z.number(),
  icon: z.object({
    body: z.string(),
    left: size,
    top: size,
    width: size,
    height: size,
    rotate: size,
    hFlip: flip,
    vFlip: flip,
  }),
})

type Entry = z.infer<typeof entrySchema>
export type CachedIcons = Map<string, Entry>

/** The cached icons that are not older than a week; invalid entries are dropped. */
export function readIcons(now = Date.now()): CachedIcons {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    const entries = Object.entries(stored ?? {}).flatMap(([name, value]): [string, Entry][] => {
      const { data } = z.safeParse(entrySchema, value)
      return data && data.at <= now && now - data.at < lifetime ? [[name, data]] : []
    })
    return new Map(entries.slice(-most))
  } catch {
    return new Map()
  }
}

/** Adds an icon to the cached ones; beyond fifty the oldest is removed. */
export function cacheIcon(icons: CachedIcons, name: string, icon: Entry['icon'], now = Date.now()): CachedIcons {
  const others = [...icons].filter(([other]) => other !== name)
  return new Map([...others, [name, { at: now, icon }] as const].slice(-most))
}

/** If storage is full or blocked, icons are fetched again on the next visit. */
export function writeIcons(icons: CachedIcons) {
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(icons)))
  } catch {}
}
