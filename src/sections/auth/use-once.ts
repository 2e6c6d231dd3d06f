import { useEffect, useRef, useState } from 'react'
import { failureText } from '@/i18n/failure-text'

/**
 * Uses what the address brought along, once, as soon as the page is live: a code that is good for one time must not be
 * sent again by a query that is fetched anew.
 * @returns the failure, if it was one.
 */
export function useOnce(run: (() => Promise<void>) | undefined) {
  const begun = useRef(false)
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    if (!run || begun.current) return
    begun.current = true
    run().catch((reason) => setFailure(failureText(reason)))
  })
  return failure
}
