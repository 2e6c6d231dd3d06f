import { styled } from '@mui/material/styles'
import { Link } from '@tanstack/react-router'
import { memo, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '@/api/notifications'
import { Icon } from '@/components/icon'
import { plainParts } from '@/components/plain-parts'
import { RelativeTime } from '@/components/relative-time'
import { SanitizedHtml } from '@/components/sanitized-html'
import archiveIcon from '~icons/solar/archive-down-minimalistic-linear'
import restoreIcon from '~icons/solar/archive-up-minimalistic-linear'
import readIcon from '~icons/solar/letter-opened-linear'
import unreadIcon from '~icons/solar/letter-unread-linear'
import { avatarStyles, NotificationAvatar } from './notification-avatar'
import { isAnswer, type NotificationAction, notificationKinds } from './notification-kinds'
import { ReplyForm } from './reply-form'
import { useNotificationChanges } from './use-notification-changes'

interface NotificationItemProps {
  notification: Notification
  /** Called when the user follows the notification's link. */
  onFollow?: (() => void) | undefined
}

/** A notification: sender, text, time and actions. Plain elements, since there are many. */
export const NotificationItem = memo(function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const { type, title, avatarUrl, createdAt, category, isUnRead, isArchived, link, reply } = notification
  const { t } = useTranslation()
  const { change, download } = useNotificationChanges()
  const [replying, setReplying] = useState(false)
  const replyButton = useRef<HTMLButtonElement>(null)
  const id = useId()
  // An answered notification has no actions.
  const actions = notificationKinds[type].actions.filter((action) => !isArchived || !isAnswer(action))

  function act(action: Exclude<NotificationAction, 'view'>) {
    if (action === 'reply') return setReplying(!replying)
    if (action === 'download') return download(notification)
    const patch = isAnswer(action) ? { isUnRead: false, isArchived: true } : { isUnRead: false }
    change(notification, patch, t(`notifications.said.${action}`), isAnswer(action))
  }

  function follow() {
    if (isUnRead) change(notification, { isUnRead: false })
    onFollow?.()
  }

  function closeReply() {
    setReplying(false)
    replyButton.current?.focus()
  }

  function archive() {
    const said = t(isArchived ? 'notifications.said.restore' : 'notifications.said.archive')
    change(notification, { isArchived: !isArchived }, said)
  }

  const readName = t(isUnRead ? 'notifications.markRead' : 'notifications.markUnread')
  const archiveName = t(isArchived ? 'notifications.restore' : 'notifications.archive')
  return (
    <Item tabIndex={-1} aria-labelledby={id} data-unread={isUnRead}>
      <NotificationAvatar type={type} avatarUrl={avatarUrl} />
      <div className="body">
        <div className="title" id={id} dir="auto">
          <SanitizedHtml html={title} />
        </div>
        <div className="facts">
          <div>
            {isUnRead && <b>{t('notifications.isUnread')}</b>}
            <span>{category}</span>
            <RelativeTime value={createdAt} />
          </div>
        </div>
        {reply && (
          <p className="reply" dir="auto">
            <b>{t('notifications.replied')}</b> {reply}
          </p>
        )}
        {actions.length > 0 && (
          <div className="actions">
            {actions.map((action, index) => {
              const look = {
                className: 'small-button',
                'data-look': index > 0 ? 'outlined' : isArchived ? 'soft' : 'primary',
                'aria-describedby': id,
              }
              return action === 'view' ? (
                link && (
                  <Link key={action} {...look} {...addressOf(link)} onClick={follow}>
                    {t('notifications.view')}
                  </Link>
                )
              ) : (
                <button
                  key={action}
                  type="button"
                  {...look}
                  ref={action === 'reply' ? replyButton : undefined}
                  aria-expanded={action === 'reply' ? replying : undefined}
                  onClick={() => act(action)}
                >
                  {t(`notifications.${action}`)}
                </button>
              )
            })}
          </div>
        )}
        {replying && (
          <ReplyForm
            onCancel={closeReply}
            onSend={async (words) => {
              const patch = { isUnRead: false, reply: words }
              const taken = await change(notification, patch, t('notifications.said.reply'), false)
              if (taken) closeReply()
              return taken
            }}
          />
        )}
      </div>
      <div className="tools">
        <button
          type="button"
          className="icon-button"
          data-size="small"
          aria-label={readName}
          title={readName}
          aria-describedby={id}
          onClick={() => change(notification, { isUnRead: !isUnRead })}
        >
          <Icon icon={isUnRead ? readIcon : unreadIcon} />
        </button>
        <button
          type="button"
          className="icon-button"
          data-size="small"
          aria-label={archiveName}
          title={archiveName}
          aria-describedby={id}
          onClick={archive}
        >
          <Icon icon={isArchived ? restoreIcon : archiveIcon} />
        </button>
      </div>
    </Item>
  )
})

/** Splits a URL of the site into the router's link props. */
function addressOf(link: string) {
  const { pathname, search } = new URL(link, 'http://site.invalid')
  return { to: pathname as '.', search: Object.fromEntries(new URLSearchParams(search)) as never }
}

const bullet = 11 // px: the dot between two and its margin

const Item = styled('li')(({ theme }) => {
  const { palette } = theme.vars
  return {
    ...plainParts(theme),
    ...avatarStyles(theme),
    display: 'flex',
    alignItems: 'flex-start',
    gap: 16,
    paddingBlock: 16,
    paddingInline: '24px 12px',
    listStyle: 'none',
    outlineOffset: -2,
    borderBlockEnd: `1px solid ${palette.TableCell.border}`,
    '&[data-unread="true"]': { backgroundColor: theme.alpha(palette.primary.main, 0.04) },
    '& > .body': { flexGrow: 1, minWidth: 0 },
    '& .title': { overflowWrap: 'anywhere', '& p': { margin: 0 }, '& strong, & b': { fontWeight: 600 } },
    '& .facts': { overflow: 'hidden', marginBlockStart: 4 },
    '& .facts > div': {
      ...theme.typography.caption,
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 8,
      color: palette.text.secondary,
      // A separator at the start of a line is outside this box, and clipped.
      marginInlineStart: -bullet,
      '& > *': { display: 'inline-flex', alignItems: 'center' },
      '& > *::before': {
        content: '""',
        width: 3,
        height: 3,
        marginInlineEnd: bullet - 3,
        borderRadius: '50%',
        backgroundColor: 'currentColor',
      },
      '& > b': { fontWeight: 600, paddingInlineStart: bullet, color: palette.primary.main },
      '& > b::before': { width: 8, height: 8, marginInlineEnd: 6, forcedColorAdjust: 'none' },
    },
    '& .reply': {
      ...theme.typography.body2,
      margin: '8px 0 0',
      paddingInlineStart: 12,
      borderInlineStart: `2px solid ${palette.divider}`,
      overflowWrap: 'anywhere',
      color: palette.text.secondary,
      '& > b': { fontWeight: 600 },
    },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 12 },
    '& > .tools': { display: 'flex', flexDirection: 'column' },
    // Invisible until hovered or focused; always visible without hover.
    '@media (hover: hover)': {
      '&:not(:hover, :focus-within) > .tools > *': { color: palette.text.disabled },
    },
    '@media (pointer: coarse)': { '& > .tools > *': { width: 44, height: 44 } },
  }
})
