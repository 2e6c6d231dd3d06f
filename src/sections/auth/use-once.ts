import { useEffect, useRef, useState } from 'react'
import { failureText } from '@/i18n/failure-text'

/**
 * Uses what the address brought along, once, as soon as the page is live: a code that is good for one time must not be
 * sent again by a query that is fetched anew.
 * @returns the failure, if it was one, and what else came of it
 */
export function useOnce<T>(run: (() => Promise<T>) | undefined) {
  const begun = useRef(false)
  const [state, setState] = useState<{ failure?: string; result?: T }>({})
  useEffect(() => {
    if (!run || begun.current) return
    begun.current = true
    run().then(
      (result) => setState({ result }),
      (reason) => setState({ failure: failureText(reason) }),
    )
  })
  return state
}
