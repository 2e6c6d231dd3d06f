import type { Overview } from '@/api/overview'
import { daysBefore } from '@/utils/days'

/** In days. */
const lengths = { '7d': 7, '30d': 30, '1y': 365 } satisfies Record<Overview['period'], number>

/** When each of the equal steps of a period that ends at `end` is over, oldest first. */
export function stepEnds(period: Overview['period'], steps: number, end: number) {
  return Array.from({ length: steps }, (_, index) =>
    daysBefore(end, Math.round(lengths[period] * (1 - (index + 1) / steps))),
  )
}
