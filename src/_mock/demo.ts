/** The demo settings, in `?demo=` of a URL. */
export interface Demo {
  /** Delay of each request, in ms. */
  delay: number
  /** The share of requests that fail with 500, from 0 to 1; those below /api/auth/ never do. */
  fail: number
  /** Lists are empty, and figures zero. */
  empty: boolean
  /** The response to the next request, once; those below /api/auth/ are skipped. */
  next?: Refusal | undefined
  /** The token expires in a moment. */
  expire: boolean
}

export const refusals = [401, 403, 500] as const
export type Refusal = (typeof refusals)[number]

export const undisturbed: Demo = { delay: 0, fail: 0, empty: false, next: undefined, expire: false }

const longestDelay = 600_000 // ms

/** Parses a comma-separated list such as `delay:500,fail:0.2,next:403`; invalid parts are ignored. */
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

/** The shortest text for which parseDemo returns the same; undefined if nothing is set. */
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
