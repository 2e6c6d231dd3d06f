import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import type { SxProps } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import closeIcon from '~icons/solar/close-circle-linear'
import { Icon } from './icon'
import { Still } from './still'

interface SideDrawerProps {
  open: boolean
  onClose: () => void
  /** The name of the dialog, visible in its header unless `head` is set. */
  title: string
  /** The edge it slides in from. */
  side?: 'start' | 'end'
  /** No scrim: what is chosen in it shows on the page behind. */
  invisibleBackdrop?: boolean
  /** In px, or a CSS length. */
  width: number | string
  /** Replaces the title in the header. */
  head?: ReactNode
  /** Buttons before the close button. */
  actions?: ReactNode
  sx?: SxProps
  children: ReactNode
}

/** A drawer of the shell: a named dialog with a close button. Escape, the backdrop and a navigation close it too. */
export function SideDrawer({
  open,
  onClose,
  title,
  side = 'end',
  invisibleBackdrop = false,
  width,
  head,
  actions,
  sx,
  children,
}: SideDrawerProps) {
  const { t } = useTranslation()
  useCloseOnNavigation(open, onClose)
  return (
    <Drawer
      data-screen-only
      anchor={side === 'end' ? 'right' : 'left'}
      open={open}
      onClose={onClose}
      slotProps={{
        backdrop: { invisible: invisibleBackdrop },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': title,
          sx: [{ width, maxWidth: 'calc(100vw - 32px)' }, ...(Array.isArray(sx) ? sx : [sx])],
        },
      }}
    >
      <Still when={!open}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 2, pb: 1 }}>
          <Box sx={{ flexGrow: 1, display: 'flex', pl: 1 }}>
            {head ?? (
              <Typography variant="h6" component="h2">
                {title}
              </Typography>
            )}
          </Box>
          {actions}
          <IconButton aria-label={t('common.close')} onClick={onClose} color="inherit" sx={{ p: 1.25 }}>
            <Icon icon={closeIcon} size={24} />
          </IconButton>
        </Box>
        {children}
      </Still>
    </Drawer>
  )
}

/**
 * Closes a drawer or dialog on navigation. On small screens Back closes it instead of navigating. For those that fill the screen.
 */
export function useCloseOnNavigation(open: boolean, onClose: () => void) {
  useEffect(() => {
    if (!open) return
    openCount++
    return () => {
      openCount--
    }
  }, [open])
  useBlocker({
    disabled: !open,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action, current, next }) => {
      const back = action === 'BACK' && isSmall()
      if (back || current.pathname !== next.pathname) onClose()
      return back
    },
  })
}

let openCount = 0
const isSmall = () => !matchMedia('(min-width: 1200px)').matches

/** True if Back would close something open over the page instead of leaving it. */
export const backOnlyCloses = () => openCount > 0 && isSmall()
