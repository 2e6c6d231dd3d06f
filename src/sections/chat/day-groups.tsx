import visuallyHidden from '@mui/utils/visuallyHidden'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ChatPicture, type Conversation, type Message, me } from '@/api/chat'
import { assetUrl } from '@/components/asset-url'
import { PlainAvatar } from '@/components/plain-parts'
import { useClock } from '@/components/use-clock'
import { usePrinting } from '@/components/use-printing'
import { addDays, today } from '@/utils/days'
import { formatDate, formatTime } from '@/utils/format-date'
import { groupMessages } from './message-groups'
import { MessageItem } from './message-item'
import { NearGroup } from './near-group'
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

/** So many messages are rendered before it is known which are near the view. */
const atFirst = 40

interface DayGroupsProps extends MessageActions {
  scroller: RefObject<HTMLElement | null>
  conversation: Conversation
  messages: (Message | Outgoing)[]
  people: People
  /** The id of the first message that was unread when the conversation was opened. */
  firstNew: string | undefined
}

/** The messages by day and sender; only those near the view are rendered. */
export function DayGroups({ scroller, conversation, messages, people, firstNew, ...actions }: DayGroupsProps) {
  const { t, i18n } = useTranslation('chat')
  useClock()
  const isPrinting = usePrinting()
  const [isOpened, setOpened] = useState(false)
  useEffect(() => setOpened(true), [])
  const lastOnes = new Set(isOpened ? [] : messages.slice(-atFirst).map(({ id }) => id))
  const lastOwn = messages.findLast(({ senderId }) => senderId === me)?.id
  const names: Record<string, string> = { [today()]: t('today'), [addDays(today(), -1)]: t('yesterday') }
  const nameOf = (id: string) => (id === me ? t('own') : (people.get(id)?.name ?? ''))

  return groupMessages(messages, firstNew).map(({ day, groups }) => (
    <section key={day} className="day">
      <h3>
        <span>{names[day] ?? formatDate(day, i18n.language)}</span>
      </h3>
      <ol>
        {groups.map(({ senderId, messages: group }) => {
          const [first] = group
          if (!first) return null
          const sender = people.get(senderId)
          const isOwn = senderId === me
          return (
            <NearGroup
              key={first.id}
              scroller={scroller}
              isOwn={isOwn}
              near={isOpened || lastOnes.has(first.id)}
              kept={isPrinting || group.some(({ id }) => id === actions.current)}
              height={24 + group.length * 48}
            >
              {() => (
                <>
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
                    {group.map((message) => (
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
                </>
              )}
            </NearGroup>
          )
        })}
      </ol>
    </section>
  ))
}
