import { useEffect, useEffectEvent } from 'react'
import { withExpiry } from '@/_mock/tokens'
import { beginSession, hasSession, onSessionChange } from '@/auth/session'
import { readToken } from '@/auth/token-storage'

const life = 10_000 // ms
// The address is rid of it while the page still stands, so that whoever signs in anew does not come back to it.
const ahead = 200 // ms

/** While it is wanted, the token of whoever is signed in, or signs in, expires 10 s later. */
export function useExpiry(wanted: boolean, onOver: () => void) {
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (!wanted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let before: string | null = null

    function arm() {
      const token = hasSession() ? readToken() : null
      if (!token) return
      const end = Date.now() + life
      before = token
      beginSession(withExpiry(token, end / 1000), 'renewed')
      clearTimeout(timer)
      timer = setTimeout(() => {
        before = null
        over()
      }, life - ahead)
    }

    arm()
    const stop = onSessionChange((change) => {
      if (change === 'began') arm()
      else if (change !== 'renewed') before = null
    })
    return () => {
      stop()
      clearTimeout(timer)
      // It is wanted no longer.
      if (before && hasSession()) beginSession(before, 'renewed')
    }
  }, [wanted])
}
