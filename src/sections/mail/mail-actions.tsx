import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isDraft, type Mail } from '@/api/mail'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { useMenu } from '@/components/records/use-menu'
import archiveIcon from '~icons/solar/archive-down-minimlistic-linear'
import inboxIcon from '~icons/solar/inbox-in-linear'
import readIcon from '~icons/solar/letter-opened-linear'
import unreadIcon from '~icons/solar/letter-unread-linear'
import moveIcon from '~icons/solar/move-to-folder-linear'
import deleteIcon from '~icons/solar/trash-bin-minimalistic-linear'
import type { MailChanges } from './use-mail-changes'

const MoveMenu = lazyPart(() => import('./move-menu'), 'MoveMenu')

interface MailActionsProps {
  mails: Mail[]
  /** The id of the list's label. */
  label: string
  changes: MailChanges
  /** Called after what may take them out of the list. */
  onDone: () => void
  /** The names of the keys, for the message that is open. */
  keys?: boolean
}

/** The actions for one message or for the selected ones, as icon buttons. */
export function MailActions({ mails, label, changes, onDone, keys = false }: MailActionsProps) {
  const { t } = useTranslation('mail')
  const menu = useMenu<Mail[]>()
  const isIn = (place: string) => mails.every(({ labelIds }) => labelIds.includes(place))
  const isUnread = mails.some((mail) => mail.isUnread)
  const isBack = isIn('archive') || isIn('trash') || isIn('spam')
  const run = (action: () => void) => () => {
    onDone()
    action()
  }
  const buttons = [
    isBack
      ? { icon: inboxIcon, name: t('action.inbox'), run: run(() => changes.move(mails, 'inbox')) }
      : !mails.some(isDraft) && {
          icon: archiveIcon,
          name: t('action.archive'),
          key: 'e',
          run: run(() => changes.move(mails, 'archive')),
        },
    isIn('trash')
      ? { icon: deleteIcon, name: t('action.remove'), key: '#', run: run(() => changes.remove(mails)) }
      : { icon: deleteIcon, name: t('action.delete'), key: '#', run: run(() => changes.move(mails, 'trash')) },
    {
      icon: isUnread ? readIcon : unreadIcon,
      name: t(isUnread ? 'action.read' : 'action.unread'),
      key: 'u',
      run: () => changes.mark(mails, !isUnread),
    },
  ].filter((button) => !!button)
  return (
    <>
      {buttons.map(({ icon, name, key, run }) => (
        <Tooltip key={name} title={keys && key ? t('withKey', { name, key }) : name}>
          <IconButton color="inherit" aria-label={name} onClick={run}>
            <Icon icon={icon} />
          </IconButton>
        </Tooltip>
      ))}
      <Tooltip title={t('action.move')}>
        <IconButton
          color="inherit"
          aria-label={t('action.move')}
          aria-haspopup="menu"
          aria-expanded={menu.open}
          onPointerEnter={MoveMenu.preload}
          onFocus={MoveMenu.preload}
          onClick={({ currentTarget }) => menu.show(mails, currentTarget)}
        >
          <Icon icon={moveIcon} />
        </IconButton>
      </Tooltip>
      <Suspense>
        {menu.opened && (
          <MoveMenu
            mails={mails}
            label={label}
            changes={changes}
            onDone={onDone}
            anchor={menu.opened.anchor}
            open={menu.open}
            onClose={menu.close}
          />
        )}
      </Suspense>
    </>
  )
}
