import type { Overview } from '@/api/overview'

const day = 86_400_000 // ms

const lengths = { '7d': 7 * day, '30d': 30 * day, '1y': 365 * day } satisfies Record<Overview['period'], number>

/** When each of the equal steps of a period that ends at `end` is over, oldest first. */
export function stepEnds(period: Overview['period'], steps: number, end: number) {
  const step = lengths[period] / steps
  return Array.from({ length: steps }, (_, index) => end - (steps - 1 - index) * step)
}
