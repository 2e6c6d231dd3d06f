import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import { RowMenu } from '@/components/data-table/row-menu'
import { Icon } from '@/components/icon'
import type { OnSearchChange } from '@/components/records/page-search'
import draftIcon from '~icons/solar/archive-down-minimalistic-linear'
import eyeIcon from '~icons/solar/eye-linear'
import penIcon from '~icons/solar/pen-linear'
import rocketIcon from '~icons/solar/rocket-linear'
import trashIcon from '~icons/solar/trash-bin-trash-linear'
import type { Offer } from './offer-kinds'
import type { OffersSearch } from './offers-search'

interface OfferMenuProps<T extends Offer> {
  anchor: HTMLElement
  open: boolean
  onClose: () => void
  /** Called after closing if the button that opened it is gone with its card. */
  onLost: () => void
  name: string
  row: T
  onSearchChange: OnSearchChange<OffersSearch>
  /** The actions that the role allows. */
  can: { change: boolean; delete: boolean }
  onPublish: (row: T, state: Offer['publish']) => void
  onDelete: (row: T) => void
}

/** The actions of an offer in the gallery. */
export function OfferMenu<T extends Offer>(props: OfferMenuProps<T>) {
  const { anchor, open, onClose, onLost, name, row, onSearchChange, can, onPublish, onDelete } = props
  const { t } = useTranslation('offers')
  const published = row.publish === 'published'
  return (
    <RowMenu name={name} anchor={anchor} open={open} onClose={onClose} onLost={onLost}>
      <MenuItem onClick={() => onSearchChange({ id: row.id })}>
        <ListItemIcon>
          <Icon icon={eyeIcon} />
        </ListItemIcon>
        {t('actions.open')}
      </MenuItem>
      {can.change && (
        <MenuItem onClick={() => onSearchChange({ edit: row.id })}>
          <ListItemIcon>
            <Icon icon={penIcon} />
          </ListItemIcon>
          {t('actions.edit')}
        </MenuItem>
      )}
      {can.change && (
        <MenuItem onClick={() => onPublish(row, published ? 'draft' : 'published')}>
          <ListItemIcon>
            <Icon icon={published ? draftIcon : rocketIcon} />
          </ListItemIcon>
          {published ? t('actions.unpublish') : t('actions.publish')}
        </MenuItem>
      )}
      {can.delete && (
        <MenuItem sx={{ color: 'error.ink' }} onClick={() => onDelete(row)}>
          <ListItemIcon>
            <Icon icon={trashIcon} />
          </ListItemIcon>
          {t('actions.delete')}
        </MenuItem>
      )}
    </RowMenu>
  )
}
