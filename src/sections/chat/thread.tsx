import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Conversation, changeConversation, markRead, me } from '@/api/chat'
import { useCan } from '@/auth/use-can'
import { Icon } from '@/components/icon'
import { RouterLink } from '@/components/router-link'
import { formatNumber } from '@/utils/format-number'
import backIcon from '~icons/solar/alt-arrow-left-linear'
import { twoPanes } from './chat-frame'
import { chatPage } from './chat-search'
import { Composer } from './composer'
import { ConversationAvatar } from './conversation-avatar'
import { Messages } from './messages'
import { setDraft } from './outbox'
import { firstName, type People, partnerOf, presenceOf, titleOf } from './people'

interface ThreadProps {
  conversation: Conversation
  people: People
  /** The id of who is typing. */
  typist: string | undefined
  /** There is no WebSocket. */
  isDelayed: boolean
  /** True if the user has just opened it: it takes the focus. */
  focus: boolean
  onTyping: () => void
}

/** One conversation: who it is with, its messages, and a field for the next one. */
export function Thread({ conversation, people, typist, isDelayed, focus, onTyping }: ThreadProps) {
  const { t, i18n } = useTranslation('chat')
  const shell = useTranslation().t
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const partner = partnerOf(conversation, people)
  const title = titleOf(conversation, people)
  const typistName = typist && people.get(typist)?.name
  const can = useCan('chat')
  const { id } = conversation
  useReading(conversation)

  const takeFocus = useEffectEvent(() => {
    if (!focus) return
    // A field would open the keyboard of a phone.
    if (wide && field.current) field.current.focus()
    else heading.current?.focus()
  })
  useEffect(() => takeFocus(), [])

  const count = conversation.participants.length + 1
  const caption = partner
    ? [partner.role, shell(`presence.${presenceOf(partner)}`)].filter(Boolean).join(' · ')
    : t('people', { count, number: formatNumber(count, i18n.language) })

  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 72,
          px: { xs: 1.5, md: 2.5 },
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <RouterLink
          {...chatPage.link({ id: undefined })}
          aria-label={t('back')}
          color="inherit"
          sx={(theme) => ({
            display: 'grid',
            placeItems: 'center',
            width: 44,
            height: 44,
            mx: -1,
            [twoPanes(theme)]: { display: 'none' },
          })}
        >
          <Icon icon={backIcon} size={24} flip />
        </RouterLink>
        <ConversationAvatar conversation={conversation} people={people} named />
        <Box sx={{ minWidth: 0 }}>
          <Typography
            ref={heading}
            tabIndex={-1}
            variant="subtitle1"
            component="h2"
            noWrap
            dir="auto"
            sx={{ outline: 0 }}
          >
            {title}
          </Typography>
          <Typography variant="body2" noWrap sx={{ color: typistName ? 'primary.ink' : 'text.secondary' }}>
            {typistName ? t('typing', { name: firstName(typistName) }) : caption}
          </Typography>
        </Box>
      </Box>
      <Messages
        conversation={conversation}
        people={people}
        typist={typist}
        onReply={
          can.change
            ? ({ id: replyTo, senderId, body }) => {
                setDraft(id, { replyTo: { id: replyTo, senderId, body } })
                field.current?.focus()
              }
            : undefined
        }
      />
      {can.change && (
        <Composer
          id={id}
          name={title}
          people={people}
          field={field}
          notice={isDelayed ? t('offline') : undefined}
          onTyping={onTyping}
        />
      )}
    </>
  )
}

/** Marks the messages of the open conversation as read while the page is visible. */
function useReading({ id, unreadCount, messages }: Conversation) {
  const client = useQueryClient()
  const last = messages.findLast(({ senderId }) => senderId !== me)?.id
  useEffect(() => {
    if (!unreadCount || !last) return
    const read = () => {
      if (document.visibilityState === 'hidden') return
      document.removeEventListener('visibilitychange', read)
      changeConversation(client, id, (before) => ({ ...before, unreadCount: 0 }))
      // If it fails they are unread again when the conversations are next fetched.
      markRead(id, last).catch(() => {})
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [client, id, unreadCount, last])
}
