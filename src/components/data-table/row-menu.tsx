import Menu from '@mui/material/Menu'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEndSide } from '@/components/text-sides'

interface RowMenuProps {
  name: string
  anchor: HTMLElement
  open: boolean
  onClose: () => void
  /** Needed if the button that opened the menu may be gone with its row. */
  onExited?: () => void
  children: ReactNode
}

/** The actions of one row. */
export function RowMenu({ name, anchor, open, onClose, onExited, children }: RowMenuProps) {
  const { t } = useTranslation('kit')
  const horizontal = useEndSide()
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      onClick={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      slotProps={{ list: { 'aria-label': t('table.more', { name }) }, ...(onExited && { transition: { onExited } }) }}
    >
      {children}
    </Menu>
  )
}
