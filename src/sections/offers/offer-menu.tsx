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
  const entries = [
    { icon: eyeIcon, text: t('actions.open'), act: () => onSearchChange({ id: row.id }) },
    can.change && { icon: penIcon, text: t('actions.edit'), act: () => onSearchChange({ edit: row.id }) },
    can.change && {
      icon: published ? draftIcon : rocketIcon,
      text: published ? t('actions.unpublish') : t('actions.publish'),
      act: () => onPublish(row, published ? 'draft' : 'published'),
    },
    can.delete && { icon: trashIcon, text: t('actions.delete'), act: () => onDelete(row), color: 'error.main' },
  ].filter((entry) => !!entry)
  return (
    <RowMenu name={name} anchor={anchor} open={open} onClose={onClose} onLost={onLost}>
      {entries.map(({ icon, text, act, color }) => (
        <MenuItem key={text} onClick={act} sx={{ gap: 1.5, minHeight: 44, color }}>
          <Icon icon={icon} />
          {text}
        </MenuItem>
      ))}
    </RowMenu>
  )
}
