/** What the demo API is told to do, as an address bears it in `?demo=`. */
export interface Demo {
  /** How long each call waits, in ms. */
  delay: number
  /** The share of calls that fail with 500, from 0 to 1; calls below /api/auth/ never do. */
  fail: number
  /** Lists are empty, and figures zero. */
  empty: boolean
  /** What the next call, but for those below /api/auth/, is answered with, once. */
  next?: Refusal | undefined
  /** The token is to expire in a moment. */
  expire: boolean
}

export const refusals = [401, 403, 500] as const
export type Refusal = (typeof refusals)[number]

export const undisturbed: Demo = { delay: 0, fail: 0, empty: false, next: undefined, expire: false }

const longestDelay = 600_000 // ms

/** Reads a comma list such as `delay:500,fail:0.2,next:403`; parts that make no sense are passed over. */
export function parseDemo(text: string | null | undefined): Demo {
  const demo = { ...undisturbed }
  for (const part of (text ?? '').split(',')) {
    const [name, value] = part.trim().split(':', 2)
    const number = /^(\d+(\.\d+)?|\.\d+)$/.test(value ?? '') ? Number(value) : Number.NaN
    if (name === 'delay' && Number.isInteger(number) && number <= longestDelay) demo.delay = number
    if (name === 'fail' && number <= 1) demo.fail = number
    if (name === 'next' && isRefusal(number)) demo.next = number
    if (value === undefined && (name === 'empty' || name === 'expire')) demo[name] = true
  }
  return demo
}

/** The shortest text that parseDemo reads as the same; undefined where nothing is set. */
export function writeDemo({ delay, fail, empty, next, expire }: Demo): string | undefined {
  const parts = [
    delay > 0 && `delay:${delay}`,
    fail > 0 && `fail:${fail}`,
    empty && 'empty',
    next && `next:${next}`,
    expire && 'expire',
  ]
  return parts.filter(Boolean).join(',') || undefined
}

function isRefusal(value: number): value is Refusal {
  return refusals.some((refusal) => refusal === value)
}
