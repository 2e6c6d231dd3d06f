import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onPrint } from '@/utils/on-print'

/** Whether the page is being printed: on paper, windowed lists are rendered in full. */
export function usePrinting() {
  const [printing, setPrinting] = useState(false)
  // The browser takes what is there when the listener returns.
  useEffect(() => onPrint((printing) => flushSync(() => setPrinting(printing))), [])
  return printing
}
