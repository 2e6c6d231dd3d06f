import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'
import { type ChatPicture, type Conversation, type Message, me } from '@/api/chat'
import { assetUrl } from '@/components/asset-url'
import { PlainAvatar } from '@/components/plain-parts'
import { useClock } from '@/components/use-clock'
import { addDays, today } from '@/utils/days'
import { formatDate, formatTime } from '@/utils/format-date'
import { groupMessages } from './message-groups'
import { MessageItem } from './message-item'
import type { Outgoing } from './outbox'
import type { People } from './people'

export interface MessageActions {
  /** The id of the message that Tab reaches; the arrow keys move to the others. */
  current: string | undefined
  onActive: (id: string) => void
  onReply: ((message: Message) => void) | undefined
  onGoTo: (id: string) => void
  onPicture: (picture: ChatPicture, anchor: HTMLElement) => void
}

interface DayGroupsProps extends MessageActions {
  conversation: Conversation
  messages: (Message | Outgoing)[]
  people: People
  /** The id of the first message that was unread when the conversation was opened. */
  firstNew: string | undefined
}

/** The messages by day and sender. */
export function DayGroups({ conversation, messages, people, firstNew, ...actions }: DayGroupsProps) {
  const { t, i18n } = useTranslation('chat')
  useClock()
  const lastOwn = messages.findLast(({ senderId }) => senderId === me)?.id
  const names: Record<string, string> = { [today()]: t('today'), [addDays(today(), -1)]: t('yesterday') }
  const nameOf = (id: string) => (id === me ? t('own') : (people.get(id)?.name ?? ''))

  return groupMessages(messages, firstNew).map(({ day, groups }) => (
    <section key={day} className="day">
      <h3>
        <span>{names[day] ?? formatDate(day, i18n.language)}</span>
      </h3>
      <ol>
        {groups.map(({ senderId, messages }) => {
          const [first] = messages
          if (!first) return null
          const sender = people.get(senderId)
          const isOwn = senderId === me
          return (
            <li key={first.id} className="group" data-own={isOwn || undefined}>
              {first.id === firstNew && (
                <p className="new">
                  <span>{t('newMessages')}</span>
                </p>
              )}
              {!isOwn && (
                <PlainAvatar src={assetUrl(sender?.avatarUrl ?? '')}>{(sender?.name ?? '').charAt(0)}</PlainAvatar>
              )}
              <div className="bubbles">
                <p className="who">
                  <b dir="auto" style={isOwn ? visuallyHidden : undefined}>
                    {nameOf(senderId)}
                  </b>{' '}
                  <time dateTime={first.createdAt}>{formatTime(first.createdAt, i18n.language)}</time>
                </p>
                {messages.map((message) => (
                  <MessageItem
                    key={message.id}
                    conversation={conversation}
                    message={message}
                    people={people}
                    nameOf={nameOf}
                    hasReceipt={message.id === lastOwn}
                    {...actions}
                  />
                ))}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  ))
}
