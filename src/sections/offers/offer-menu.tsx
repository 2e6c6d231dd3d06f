import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { useCloseOnNavigation } from '@/components/side-drawer'
import { useEndSide } from '@/components/text-sides'
import draftIcon from '~icons/solar/archive-down-minimalistic-linear'
import eyeIcon from '~icons/solar/eye-linear'
import penIcon from '~icons/solar/pen-linear'
import rocketIcon from '~icons/solar/rocket-linear'
import trashIcon from '~icons/solar/trash-bin-trash-linear'
import type { Offer } from './offer-kinds'

interface OfferMenuProps {
  anchor: HTMLElement
  open: boolean
  onClose: () => void
  onExited: () => void
  name: string
  row: Offer
  onOpen: () => void
  onEdit: () => void
  onPublish: () => void
  onDelete: () => void
}

/** What can be done with an offer of the gallery. */
export function OfferMenu({
  anchor,
  open,
  onClose,
  onExited,
  name,
  row,
  onOpen,
  onEdit,
  onPublish,
  onDelete,
}: OfferMenuProps) {
  const { t } = useTranslation('offers')
  const horizontal = useEndSide()
  useCloseOnNavigation(open, onClose)
  const published = row.publish === 'published'
  const entries = [
    { icon: eyeIcon, text: t('actions.open'), act: onOpen },
    { icon: penIcon, text: t('actions.edit'), act: onEdit },
    {
      icon: published ? draftIcon : rocketIcon,
      text: published ? t('actions.unpublish') : t('actions.publish'),
      act: onPublish,
    },
    { icon: trashIcon, text: t('actions.delete'), act: onDelete, color: 'error.main' },
  ]
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      slotProps={{
        list: { 'aria-label': t('card.actions', { name }) },
        paper: { sx: { minWidth: 180 } },
        transition: { onExited },
      }}
    >
      {entries.map(({ icon, text, act, color }) => (
        <MenuItem
          key={text}
          onClick={() => {
            onClose()
            act()
          }}
          sx={{ gap: 1.5, minHeight: 44, color }}
        >
          <Icon icon={icon} />
          {text}
        </MenuItem>
      ))}
    </Menu>
  )
}
