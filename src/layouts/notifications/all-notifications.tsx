import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '@/components/lazy-part'

const NotificationsDialog = lazyPart(() => import('./notifications-dialog'), 'NotificationsDialog')

interface AllNotificationsProps {
  open: boolean
  /** Closes the list opened by the URL; one opened on the page closes by going back. */
  onClose: () => void
}

/** The full-page list of notifications, loaded when first opened. */
export function AllNotifications({ open, onClose }: AllNotificationsProps) {
  // Once opened it stays mounted, so that it can animate closing.
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
