import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onPrint } from '@/utils/on-print'

/** True while the page is being printed: windowed lists are then rendered in full. */
export function usePrinting() {
  const [printing, setPrinting] = useState(false)
  // The browser prints the state in which the listener returns.
  useEffect(() => onPrint((printing) => flushSync(() => setPrinting(printing))), [])
  return printing
}
