import { useEffect, useRef, useState } from 'react'
import { failureText } from '@/i18n/failure-text'

/**
 * Runs a function once, when the page is interactive: for a link's one-time code, which a refetched query must not send again.
 * @returns the failure, if any, and the result
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
