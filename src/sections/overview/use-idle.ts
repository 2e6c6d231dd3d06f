import { useEffect, useState } from 'react'
import { whenIdle } from '@/components/when-idle'

/** Whether the browser has had nothing better to do since `ready`. */
export function useIdle(ready: boolean) {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (ready) return whenIdle(() => setIdle(true), { timeout: 1000 })
  }, [ready])
  return idle
}
