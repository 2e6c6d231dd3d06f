/**
 * A date and time as a clock on the wall says it, without its time zone: the milliseconds that it would have in UTC. Days have
 * 24 hours, so that they can be added and compared.
 */
export type Wall = number

export const minute = 60_000 // ms
export const hour = 60 * minute
export const day = 24 * hour

export const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone)
  if (!clock) {
    const all = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
    try {
      clock = new Intl.DateTimeFormat('en-US', { ...all, second: 'numeric', hourCycle: 'h23', timeZone: zone })
    } catch {
      // A zone that this browser does not know.
      clock = clockOf(ownZone())
    }
    clocks.set(zone, clock)
  }
  return clock
}

/** The clock's time in a zone at a moment, in ms since 1970; whole seconds. */
export function wallAt(moment: number, zone: string): Wall {
  const parts = clockOf(zone).formatToParts(moment)
  const of = (wanted: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === wanted)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/**
 * The moment at which a zone's clock says a time. As RFC 5545 has it: of two, the first; a time that is skipped when the clocks
 * go forward is as much later.
 */
export function momentAt(wall: Wall, zone: string): number {
  const before = wall - (wallAt(wall - day, zone) - (wall - day))
  if (wallAt(before, zone) === wall) return before
  const after = wall - (wallAt(wall + day, zone) - (wall + day))
  return wallAt(after, zone) === wall ? after : before
}

export const isoAt = (wall: Wall, zone: string) => new Date(momentAt(wall, zone)).toISOString()

/** The start of a wall time's day. */
export const dayStart = (wall: Wall): Wall => Math.floor(wall / day) * day

/** `2026-11-30`. */
export const dayText = (wall: Wall) => new Date(wall).toJSON().slice(0, 10)

/** `10:30`. */
export const clockText = (wall: Wall) => new Date(wall).toJSON().slice(11, 16)

/** `2026-11-30T10:30`, or a day. */
export const wallText = (wall: Wall) => new Date(wall).toJSON().slice(0, 16)

/** The wall time of `2026-11-30T10:30` or of a day; undefined for any other text, such as a day that does not exist. */
export function wallOf(text: string | undefined): Wall | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(text)) return undefined
  const wall = Date.parse(text.length > 10 ? `${text}Z` : text)
  // Chrome takes 30 February for 2 March.
  return !Number.isNaN(wall) && wallText(wall).startsWith(text) ? wall : undefined
}
