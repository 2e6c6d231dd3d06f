import Alert, { type AlertColor } from '@mui/material/Alert'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface DismissibleAlertProps {
  /** Its key in localStorage once dismissed. With another key it appears again; without one it is not stored. */
  memory: string | undefined
  severity?: AlertColor
  children: ReactNode
}

/**
 * An alert that stays dismissed in this browser.
 * @example <DismissibleAlert key={level} memory={`storage-full-${level}`} severity="warning">…</DismissibleAlert>
 */
export function DismissibleAlert({ memory, severity = 'info', children }: DismissibleAlertProps) {
  const { t } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(() => !isDismissed(memory))
  if (!open) return null

  function dismiss() {
    // Before it is gone: the focus goes to the region around it.
    const region = root.current?.parentElement?.closest<HTMLElement>('section, main, [role="dialog"]')
    region?.setAttribute('tabindex', '-1')
    region?.focus({ preventScroll: true })
    setOpen(false)
    if (!memory) return
    try {
      localStorage.setItem(memory, 'dismissed')
    } catch {
      // Storage is full or blocked: dismissed as long as the page is open.
    }
  }

  return (
    <Alert ref={root} severity={severity} role="status" closeText={t('common.close')} onClose={dismiss}>
      {children}
    </Alert>
  )
}

function isDismissed(memory: string | undefined) {
  try {
    return !!memory && localStorage.getItem(memory) === 'dismissed'
  } catch {
    return false
  }
}
