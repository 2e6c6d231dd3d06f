import { useEffect, useEffectEvent } from 'react'
import { withExpiry } from '@/_mock/tokens'
import { beginSession, hasSession, onSessionChange } from '@/auth/session'
import { readToken } from '@/auth/token-storage'

const life = 10_000 // ms
// The URL loses the control while the page is still mounted, so that a new sign-in does not return to it.
const ahead = 200 // ms

/** While set, the signed-in user's token expires after 10 s, also after a new sign-in. */
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
      // It was unset.
      if (before && hasSession()) beginSession(before, 'renewed')
    }
  }, [wanted])
}
