import Menu from '@mui/material/Menu'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCloseOnNavigation } from '@/components/side-drawer'
import { useEndSide } from '@/components/text-sides'

interface RowMenuProps {
  name: string
  anchor: HTMLElement
  open: boolean
  onClose: () => void
  /** Called after closing if the button that opened the menu is gone with its row: the focus needs another place. */
  onLost?: () => void
  children: ReactNode
}

/** The actions of one record of a list; its children are MenuItems. */
export function RowMenu({ name, anchor, open, onClose, onLost, children }: RowMenuProps) {
  const { t } = useTranslation('kit')
  const horizontal = useEndSide()
  useCloseOnNavigation(open, onClose)
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      onClick={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      slotProps={{
        paper: { sx: { minWidth: 180 } },
        list: { 'aria-label': t('table.more', { name }) },
        transition: { onExited: () => !anchor.isConnected && onLost?.() },
      }}
    >
      {children}
    </Menu>
  )
}
