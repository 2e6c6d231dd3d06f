import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '@/api/notifications'
import { Icon } from '@/components/icon'
import { RelativeTime } from '@/components/relative-time'
import { RouterButton } from '@/components/router-link'
import { SanitizedHtml } from '@/components/sanitized-html'
import archiveIcon from '~icons/solar/archive-down-minimalistic-linear'
import restoreIcon from '~icons/solar/archive-up-minimalistic-linear'
import readIcon from '~icons/solar/letter-opened-linear'
import unreadIcon from '~icons/solar/letter-unread-linear'
import { NotificationAvatar } from './notification-avatar'
import { isAnswer, type NotificationAction, notificationKinds } from './notification-kinds'
import { ReplyForm } from './reply-form'
import { useNotificationChanges } from './use-notification-changes'

interface NotificationItemProps {
  notification: Notification
  /** Something in it has the focus. */
  onFocus?: () => void
  /** The person goes where it leads. */
  onFollow?: (() => void) | undefined
}

/** One notification: who, what and when, and what can be done about it. */
export function NotificationItem({ notification, onFocus, onFollow }: NotificationItemProps) {
  const { type, title, avatarUrl, createdAt, category, isUnRead, isArchived, link, reply } = notification
  const { t } = useTranslation()
  const { change, download } = useNotificationChanges()
  const [replying, setReplying] = useState(false)
  const replyButton = useRef<HTMLButtonElement>(null)
  const id = useId()
  // What was answered is over.
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

  return (
    <Item tabIndex={-1} aria-labelledby={id} data-unread={isUnRead} onFocus={onFocus}>
      <NotificationAvatar type={type} avatarUrl={avatarUrl} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Title id={id} dir="auto">
          <SanitizedHtml html={title} />
        </Title>
        <Box sx={{ overflow: 'hidden', mt: 0.5 }}>
          <Meta>
            {isUnRead && <b>{t('notifications.isUnread')}</b>}
            <span>{category}</span>
            <RelativeTime value={createdAt} />
          </Meta>
        </Box>
        {reply && (
          <Reply dir="auto">
            <b>{t('notifications.replied')}</b> {reply}
          </Reply>
        )}
        {actions.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            {actions.map((action, index) => {
              const look = {
                size: 'small',
                color: index === 0 && !isArchived ? 'primary' : 'inherit',
                variant: index === 0 ? 'soft' : 'outlined',
                'aria-describedby': id,
              } as const
              return action === 'view' ? (
                link && (
                  <RouterButton key={action} {...look} {...addressOf(link)} onClick={follow}>
                    {t('notifications.view')}
                  </RouterButton>
                )
              ) : (
                <Button
                  key={action}
                  {...look}
                  ref={action === 'reply' ? replyButton : undefined}
                  aria-expanded={action === 'reply' ? replying : undefined}
                  onClick={() => act(action)}
                >
                  {t(`notifications.${action}`)}
                </Button>
              )
            })}
          </Box>
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
      </Box>
      <Box className="tools" sx={{ display: 'flex', flexDirection: 'column' }}>
        <IconButton
          size="small"
          aria-label={t(isUnRead ? 'notifications.markRead' : 'notifications.markUnread')}
          title={t(isUnRead ? 'notifications.markRead' : 'notifications.markUnread')}
          aria-describedby={id}
          onClick={() => change(notification, { isUnRead: !isUnRead })}
        >
          <Icon icon={isUnRead ? readIcon : unreadIcon} />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t(isArchived ? 'notifications.restore' : 'notifications.archive')}
          title={t(isArchived ? 'notifications.restore' : 'notifications.archive')}
          aria-describedby={id}
          onClick={archive}
        >
          <Icon icon={isArchived ? restoreIcon : archiveIcon} />
        </IconButton>
      </Box>
    </Item>
  )
}

const Item = styled('li')(({ theme }) => {
  const { palette } = theme.vars
  return {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 16,
    paddingBlock: 16,
    paddingInline: '24px 12px',
    listStyle: 'none',
    outlineOffset: -2,
    borderBlockEnd: `1px solid ${palette.TableCell.border}`,
    '&[data-unread="true"]': { backgroundColor: theme.alpha(palette.primary.main, 0.04) },
    // Quiet until somebody is at the item; where nothing hovers they are always there.
    '@media (hover: hover)': {
      '&:not(:hover, :focus-within) > .tools > *': { color: palette.text.disabled },
    },
    '@media (pointer: coarse)': {
      '& .MuiButton-root': { minHeight: 44 },
      '& > .tools > *': { width: 44, height: 44 },
    },
  }
})

const Reply = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '8px 0 0',
  paddingInlineStart: 12,
  borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  '& > b': { fontWeight: 600 },
}))

/** What leads to an address of the site, taken apart as the router wants it. */
function addressOf(link: string) {
  const { pathname, search } = new URL(link, 'http://site.invalid')
  return { to: pathname as '.', search: Object.fromEntries(new URLSearchParams(search)) as never }
}

const Title = styled('div')({
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& strong, & b': { fontWeight: 600 },
})

const bullet = 11 // px: the dot between two and its margin

const Meta = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  color: theme.vars.palette.text.secondary,
  // The dot that would begin a line lies outside the box around this one.
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
  '& > b': { fontWeight: 600, paddingInlineStart: bullet, color: theme.vars.palette.primary.main },
  '& > b::before': { width: 8, height: 8, marginInlineEnd: 6, forcedColorAdjust: 'none' },
}))
