import { day, momentAt, type Wall, wallAt, wallOf } from './wall-time'

/** The repetitions that the form offers; `custom` is any other rule, which stays as it is. */
export const repeats = ['none', 'daily', 'weekdays', 'weekly', 'fortnightly', 'monthly', 'yearly', 'custom'] as const
export type Repeat = (typeof repeats)[number]

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The rule of a repetition for an event that starts at a wall time, until the end of a day (`2026-12-31`) of its zone. */
export function ruleOf(repeat: Exclude<Repeat, 'custom'>, start: Wall, until: string | null, zone: string) {
  if (repeat === 'none') return ''
  const weekday = weekdays[new Date(start).getUTCDay()]
  const rule = {
    daily: 'FREQ=DAILY',
    weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    weekly: `FREQ=WEEKLY;BYDAY=${weekday}`,
    fortnightly: `FREQ=WEEKLY;INTERVAL=2;BYDAY=${weekday}`,
    monthly: `FREQ=MONTHLY;BYMONTHDAY=${new Date(start).getUTCDate()}`,
    yearly: 'FREQ=YEARLY',
  }[repeat]
  const last = wallOf(until ?? undefined)
  if (last === undefined) return rule
  const end = new Date(momentAt(last + day - 1000, zone)).toISOString().replace(/[-:]|\.\d+/g, '')
  return `${rule};UNTIL=${end}`
}

/** The repetition of a rule, and its last day by the clock of a zone. */
export function repeatOf(rule: string, start: Wall, zone: string): { repeat: Repeat; until: string | null } {
  const [, year, month, date, time] = /;UNTIL=(\d{4})(\d\d)(\d\d)(?:T(\d{6})Z)?/.exec(rule) ?? []
  const plain = rule.replace(/;UNTIL=[\dTZ]+/, '')
  const repeat = repeats.find((repeat) => repeat !== 'custom' && ruleOf(repeat, start, null, zone) === plain)
  if (!year) return { repeat: repeat ?? 'custom', until: null }
  const text = `${year}-${month}-${date}`
  const clock = time?.replace(/(\d\d)(?=\d)/g, '$1:')
  const until = clock ? new Date(wallAt(Date.parse(`${text}T${clock}Z`), zone)).toJSON().slice(0, 10) : text
  return { repeat: repeat ?? 'custom', until }
}
