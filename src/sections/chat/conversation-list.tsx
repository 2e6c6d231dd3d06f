import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type Conversation, lastTime, type Message, me } from '@/api/chat'
import { SearchField } from '@/components/data-table/search-field'
import { NothingFound } from '@/components/data-table/table-states'
import { focusIfLost } from '@/components/focus-if-lost'
import { Marked } from '@/components/marked'
import { plainParts } from '@/components/plain-parts'
import type { OnSearchChange } from '@/components/records/page-search'
import { recordLink, recordMark } from '@/components/records/use-place'
import { RouterLink } from '@/components/router-link'
import { useClock } from '@/components/use-clock'
import { addDays, dayOf, today } from '@/utils/days'
import { wordFinder, wordsOf } from '@/utils/find-text'
import { formatDay, formatTime } from '@/utils/format-date'
import { formatNumber } from '@/utils/format-number'
import { previewOf } from '@/utils/preview-of'
import { type ChatSearch, chatPage } from './chat-search'
import { ConversationAvatar } from './conversation-avatar'
import { useOutbox } from './outbox'
import { firstName, type People, titleOf } from './people'

interface ConversationListProps {
  conversations: Conversation[]
  people: People
  /** The id of who is typing, by conversation. */
  typing: Record<string, string>
  search: ChatSearch
  onSearchChange: OnSearchChange<ChatSearch>
  /** The id of the conversation that was open before. */
  from: string | undefined
}

/** The conversations, newest first, with a search in names and messages. */
export function ConversationList({
  conversations,
  people,
  typing,
  search,
  onSearchChange,
  from,
}: ConversationListProps) {
  const { t } = useTranslation('chat')
  const outgoing = useOutbox(({ outgoing }) => outgoing)
  useClock()
  const { id } = search
  // In a narrow window the list replaces the conversation that had the focus.
  useEffect(() => {
    if (!id && from) focusIfLost(recordLink(from))
  }, [id, from])
  const words = wordsOf(search.q)
  const holds = wordFinder(search.q)
  const rows = conversations
    .map((conversation) => {
      const title = titleOf(conversation, people)
      const last =
        outgoing.findLast(({ conversationId }) => conversationId === conversation.id) ?? conversation.messages.at(-1)
      const found = words.length > 0 ? conversation.messages.findLast(({ body }) => holds(body)) : undefined
      return { conversation, title, last, found, time: timeOf(last) || lastTime(conversation) }
    })
    .filter(({ title, found }) => found || holds(title))
    .sort((a, b) => b.time - a.time)

  return (
    <>
      <Box data-screen-only sx={{ display: 'flex', p: 2, pb: 1 }}>
        <SearchField label={t('search')} value={search.q} onChange={(q) => onSearchChange({ q }, { replace: true })} />
      </Box>
      {rows.length === 0 ? (
        <NothingFound onClear={() => onSearchChange(chatPage.cleared)} />
      ) : (
        <List aria-label={t('conversations')}>
          {rows.map(({ conversation, title, last, found }) => (
            <li key={conversation.id}>
              <RouterLink
                {...chatPage.link({ id: conversation.id })}
                {...recordMark(conversation.id)}
                underline="none"
                color="inherit"
                className="row"
                aria-current={conversation.id === id ? 'true' : undefined}
              >
                <ConversationAvatar conversation={conversation} people={people} />
                <span className="body">
                  <span className="line">
                    <b dir="auto">
                      <Marked text={title} query={words} />
                    </b>
                    {last && (
                      <time dateTime={last.createdAt}>
                        <When moment={last.createdAt} />
                      </time>
                    )}
                  </span>
                  <span className="line">
                    <Preview
                      conversation={conversation}
                      people={people}
                      message={found ?? last}
                      typist={typing[conversation.id]}
                      words={words}
                    />
                    <Unread count={conversation.unreadCount} />
                  </span>
                </span>
              </RouterLink>
            </li>
          ))}
        </List>
      )}
    </>
  )
}

const timeOf = (message: Pick<Message, 'createdAt'> | undefined) => Date.parse(message?.createdAt ?? '') || 0

/** The time today, else the day. */
function When({ moment }: { moment: string }) {
  const { t, i18n } = useTranslation('chat')
  const day = dayOf(moment)
  if (day === today()) return formatTime(moment, i18n.language)
  return day === addDays(today(), -1) ? t('yesterday') : formatDay(moment, i18n.language)
}

interface PreviewProps {
  conversation: Conversation
  people: People
  message: Message | undefined
  typist: string | undefined
  /** The words of the search. */
  words: string[]
}

function Preview({ conversation, people, message, typist, words }: PreviewProps) {
  const { t } = useTranslation('chat')
  if (typist) return <span className="preview typing">{t('typingShort')}</span>
  if (!message) return <span className="preview" />
  const text = previewOf(message.body, 48) || t('photo')
  const sender = people.get(message.senderId)
  const said = <Marked text={text} query={words} />
  // Before the text, which may be of another direction.
  const prefix =
    message.senderId === me
      ? t('you', { text: '' })
      : conversation.type === 'GROUP' && sender
        ? t('said', { name: firstName(sender.name), text: '' })
        : ''
  return (
    <span className="preview" dir="auto">
      {prefix && <Marked text={prefix} query={words} />}
      {prefix ? <bdi>{said}</bdi> : said}
    </span>
  )
}

function Unread({ count }: { count: number }) {
  const { t, i18n } = useTranslation('chat')
  if (count === 0) return null
  return (
    <span className="unread">
      <span aria-hidden>{formatNumber(count, i18n.language)}</span>
      <span style={visuallyHidden}>{t('unread', { count })}</span>
    </span>
  )
}

const List = styled('ul')(({ theme }) => {
  const { palette, shape } = theme.vars
  return {
    ...plainParts(theme),
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    margin: 0,
    padding: theme.spacing(0.5, 1, 1),
    listStyle: 'none',
    '& .row': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1.5),
      padding: theme.spacing(1.25, 1),
      borderRadius: shape.borderRadius,
      '&:hover': { backgroundColor: palette.action.hover },
      '&[aria-current]': { backgroundColor: palette.action.selected },
      '&:focus-visible': { outlineOffset: -2 },
    },
    '& .body': { flexGrow: 1, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
    '& .line': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), minHeight: 22 },
    '& b, & .preview': {
      flexGrow: 1,
      minWidth: 0,
      // Nothing is cut, whatever the size of the text (WCAG 1.4.4).
      overflowWrap: 'anywhere',
      textAlign: 'match-parent',
    },
    '& b': theme.typography.subtitle2,
    '& time': { ...theme.typography.caption, flexShrink: 0, color: palette.text.secondary },
    '& .preview': { ...theme.typography.body2, color: palette.text.secondary },
    '& .row:has(.unread) .preview': { color: palette.text.primary, fontWeight: 500 },
    '& .preview.typing': { color: palette.primary.ink, fontWeight: 500 },
    '& .unread': {
      ...theme.typography.caption,
      flexShrink: 0,
      minWidth: 20,
      paddingInline: 6,
      borderRadius: 10,
      lineHeight: '20px',
      fontWeight: 700,
      textAlign: 'center',
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
    },
  }
})
