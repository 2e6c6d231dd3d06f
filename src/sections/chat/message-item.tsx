import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Conversation, Message } from '@/api/chat'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { failureText } from '@/i18n/failure-text'
import { formatDateTime, formatTime } from '@/utils/format-date'
import { localeOf } from '@/utils/format-number'
import readIcon from '~icons/solar/check-read-linear'
import failedIcon from '~icons/solar/danger-circle-linear'
import replyIcon from '~icons/solar/reply-2-linear'
import sentIcon from '~icons/solar/unread-linear'
import type { MessageActions } from './day-groups'
import { discard, type Outgoing, retry } from './outbox'
import { firstName, type People } from './people'

interface MessageItemProps extends MessageActions {
  conversation: Conversation
  message: Message | Outgoing
  people: People
  nameOf: (senderId: string) => string
  /** True for the user's last message: it says how far it got. */
  hasReceipt: boolean
}

/** A message: quote, photo and text, with its reply button. */
export function MessageItem(props: MessageItemProps) {
  const { conversation, message, people, nameOf, hasReceipt, current, onActive, onReply, onGoTo, onPicture } = props
  const { t, i18n } = useTranslation('chat')
  const { id, senderId, body, createdAt, picture, replyTo } = message
  const name = nameOf(senderId)
  const isOutgoing = 'conversationId' in message
  const isCurrent = id === current
  const tabIndex = isCurrent ? 0 : -1
  const isEmoji = !picture && !replyTo && /^(?:\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F]?){1,3}$/u.test(body)

  return (
    <>
      <article
        className="message"
        data-message={id}
        data-emoji={isEmoji || undefined}
        data-failed={(isOutgoing && !!message.failure) || undefined}
        tabIndex={tabIndex}
        aria-label={t('said', { name: `${name}, ${formatTime(createdAt, i18n.language)}`, text: body || t('photo') })}
        title={formatDateTime(createdAt, i18n.language)}
        onFocus={() => onActive(id)}
      >
        <div className="bubble">
          {replyTo && (
            <button
              type="button"
              className="quote"
              tabIndex={tabIndex}
              title={t('goToQuoted', { name: nameOf(replyTo.senderId) })}
              onClick={() => onGoTo(replyTo.id)}
            >
              <b dir="auto">{nameOf(replyTo.senderId)}</b>
              <span dir="auto">{replyTo.body || t('photo')}</span>
            </button>
          )}
          {picture && (
            <button
              type="button"
              className="picture"
              tabIndex={tabIndex}
              aria-label={t('openPhoto', { name: picture.name })}
              onClick={({ currentTarget }) => onPicture(picture, currentTarget)}
            >
              <img
                src={assetUrl(picture.src)}
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
                style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
              />
            </button>
          )}
          {body && (
            <p className="text" dir="auto">
              {body}
            </p>
          )}
        </div>
        {onReply && !isOutgoing && (
          <button
            type="button"
            className="icon-button reply"
            data-size="small"
            tabIndex={tabIndex}
            aria-label={t('replyTo', { name })}
            title={t('reply')}
            onClick={() => onReply(message)}
          >
            <Icon icon={replyIcon} size={18} flip />
          </button>
        )}
      </article>
      {isOutgoing && message.failure ? (
        <Failed message={message} />
      ) : (
        hasReceipt && <Receipt conversation={conversation} message={message} people={people} language={i18n.language} />
      )}
    </>
  )
}

function Failed({ message }: { message: Outgoing }) {
  const { t } = useTranslation('chat')
  const client = useQueryClient()
  return (
    <div className="failed" role="alert">
      <Icon icon={failedIcon} size={16} />
      <span>{t('notSent', { reason: failureText(message.failure) })}</span>
      <button type="button" className="small-button" data-look="soft" onClick={() => retry(client, message)}>
        {t('retry')}
      </button>
      <button type="button" className="small-button" onClick={() => discard(message)}>
        {t('discard')}
      </button>
    </div>
  )
}

interface ReceiptProps {
  conversation: Conversation
  message: Message | Outgoing
  people: People
  language: string
}

/** How far the user's last message got. */
function Receipt({ conversation, message, people, language }: ReceiptProps) {
  const { t } = useTranslation('chat')
  if ('conversationId' in message) return <p className="receipt">{t('sending')}</p>
  const { messages, reads, participants, type } = conversation
  const at = messages.findIndex(({ id }) => id === message.id)
  const hasRead = (person: string) => {
    const read = reads.find(({ contactId }) => contactId === person)
    // Who has answered has read it.
    return messages.slice(at).some(({ id, senderId }) => id === read?.messageId || senderId === person)
  }
  const readers = participants.filter(hasRead)
  const isRead = readers.length > 0
  const names = readers.map((id) => firstName(people.get(id)?.name ?? ''))
  const text =
    type === 'ONE_TO_ONE' || !isRead
      ? t(isRead ? 'read' : 'sent')
      : readers.length === participants.length
        ? t('readByAll')
        : t('readBy', { names: new Intl.ListFormat(localeOf(language)).format(names) })
  return (
    <p className="receipt">
      <Icon icon={isRead ? readIcon : sentIcon} size={16} />
      {text}
    </p>
  )
}
