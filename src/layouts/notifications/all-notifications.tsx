import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '@/components/lazy-part'

const NotificationsDialog = lazyPart(() => import('./notifications-dialog'), 'NotificationsDialog')

interface AllNotificationsProps {
  open: boolean
  /** Closes what the address opened; what was opened on the page is closed by going back. */
  onClose: () => void
}

/** The list of notifications that fills the page, loaded when it is first asked for. */
export function AllNotifications({ open, onClose }: AllNotificationsProps) {
  // Once opened it stays mounted, so that it can also be seen closing.
  const [mounted, setMounted] = useState(open)
  const byAddress = useRef(open)
  const { history } = useRouter()
  useEffect(() => {
    if (open) setMounted(true)
    else byAddress.current = false
  }, [open])
  const close = () => (byAddress.current ? onClose() : history.back())
  return <Suspense>{mounted && <NotificationsDialog open={open} onClose={close} />}</Suspense>
}
