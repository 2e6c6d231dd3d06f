import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import { isDraft, type Mail, targets } from '@/api/mail'
import { Icon } from '@/components/icon'
import { useEndSide } from '@/components/text-sides'
import checkIcon from '~icons/solar/check-circle-bold'
import { useMailLabels } from './mail-labels'
import type { MailChanges } from './use-mail-changes'

interface MoveMenuProps {
  mails: Mail[]
  label: string
  changes: MailChanges
  onDone: () => void
  anchor: HTMLElement
  open: boolean
  onClose: () => void
}

/** Where messages can be moved to, and the user's labels. */
export function MoveMenu({ mails, label, changes, onDone, anchor, open, onClose }: MoveMenuProps) {
  const { t } = useTranslation('mail')
  const horizontal = useEndSide()
  const { all, own } = useMailLabels()
  const isIn = (id: string) => mails.every(({ labelIds }) => labelIds.includes(id))
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      onClick={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      slotProps={{ list: { 'aria-label': t('action.move') } }}
    >
      {targets
        .filter((place) => !isIn(place) && (place === 'trash' || !mails.some(isDraft)))
        .map((place) => {
          const found = all.find(({ id }) => id === place)
          return (
            <MenuItem
              key={place}
              onClick={() => {
                onDone()
                changes.move(mails, place)
              }}
            >
              <ListItemIcon>{found && <Icon icon={found.icon} />}</ListItemIcon>
              {found?.name}
            </MenuItem>
          )
        })}
      {own.length > 0 && <Divider />}
      {own.map(({ id, name }) => (
        <MenuItem
          key={id}
          role="menuitemcheckbox"
          aria-checked={isIn(id)}
          onClick={() => {
            // It leaves the list of that label.
            if (id === label && isIn(id)) onDone()
            changes.label(mails, id, !isIn(id), name)
          }}
        >
          <ListItemIcon>
            <Icon
              icon={checkIcon}
              style={{ visibility: isIn(id) ? 'visible' : 'hidden', color: 'var(--mui-palette-primary-ink)' }}
            />
          </ListItemIcon>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </Menu>
  )
}
