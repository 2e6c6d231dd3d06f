import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { type ChatPicture, type Conversation, changeConversation, fetchOlder, type Message as Sent } from '@/api/chat'
import { isSessionOver } from '@/api/session-scope'
import { focusIfLost, useFocusIfFewer } from '@/components/focus-if-lost'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { plainParts } from '@/components/plain-parts'
import { useMenu } from '@/components/records/use-menu'
import { failureText } from '@/i18n/failure-text'
import downIcon from '~icons/solar/alt-arrow-down-linear'
import { ConversationStart } from './conversation-start'
import { DayGroups } from './day-groups'
import { messageStyles } from './message-styles'
import { useOutbox } from './outbox'
import { firstName, type People } from './people'

const PictureDialog = lazyPart(() => import('./picture-dialog'), 'PictureDialog')

const currentMessage = '[data-message][tabindex="0"]'

/** From there on the reader is at an earlier message. */
const farUp = 240 // px

interface MessagesProps {
  conversation: Conversation
  people: People
  typist: string | undefined
  /** Undefined if the role may not write. */
  onReply: ((message: Sent) => void) | undefined
}

/** The messages of a conversation; older ones are loaded when the reader comes near the first. */
export function Messages({ conversation, people, typist, onReply }: MessagesProps) {
  const { t } = useTranslation('chat')
  const { id, hasOlder } = conversation
  const outgoing = useOutbox(({ outgoing }) => outgoing)
  const scroller = useRef<HTMLDivElement>(null)
  const [isFar, setFar] = useState(false)
  const [active, setActive] = useState<string>()
  const menu = useMenu<ChatPicture>()
  const older = useOlder(conversation)
  // As it was when the conversation was opened.
  const [firstNew] = useState(() => {
    const { messages, unreadCount } = conversation
    return unreadCount ? messages[Math.max(0, messages.length - unreadCount)]?.id : undefined
  })
  const messages = [
    ...conversation.messages,
    ...outgoing.filter(({ id: own, conversationId }) => {
      return conversationId === id && !conversation.messages.some(({ id }) => id === own)
    }),
  ]
  const last = messages.at(-1)
  const current = messages.some(({ id }) => id === active) ? active : last?.id

  // The own message is at the end, wherever the reader was.
  const ownLast = outgoing.at(-1)?.id
  useEffect(() => {
    if (ownLast) scroller.current?.scrollTo({ top: 0 })
  }, [ownLast])

  // The buttons of a message that was not sent are gone once it is sent again or discarded.
  const failed = messages.filter((message) => 'failure' in message).length
  useFocusIfFewer(failed, () => scroller.current?.querySelector<HTMLElement>(currentMessage))

  // The first group is another one once it begins with an older message: the focus in it is kept.
  const first = messages[0]?.id
  const firstBefore = useRef(first)
  const hasFocus = useRef(false)
  const keepFocus = useEffectEvent(() => {
    if (hasFocus.current) focusIfLost(scroller.current?.querySelector<HTMLElement>(currentMessage))
  })
  useEffect(() => {
    if (firstBefore.current !== first) keepFocus()
    firstBefore.current = first
  }, [first])

  function goTo(message: string) {
    if (!messages.some(({ id }) => id === message)) return
    // It is rendered, wherever it is.
    flushSync(() => setActive(message))
    const target = scroller.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(message)}"]`)
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'center' })
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = messages.findIndex(({ id }) => id === current)
    const steps: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: messages.length - 1 }
    const goal = messages[steps[event.key] ?? -1]
    if (!goal || !(event.target instanceof Element && event.target.matches('[data-message]'))) return
    event.preventDefault()
    goTo(goal.id)
  }

  return (
    <Box sx={{ position: 'relative', flexGrow: 1, minHeight: 0, display: 'flex' }}>
      <Scroller
        ref={scroller}
        onScroll={({ currentTarget }) => setFar(currentTarget.scrollTop < -farUp)}
        onKeyDown={onKeyDown}
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={() => {
          hasFocus.current = false
        }}
      >
        {/* The scroller is reversed: it starts at the end, and keeps its place when older messages are added. */}
        <section className="content" data-empty={messages.length === 0 || undefined} aria-label={t('messages')}>
          {messages.length === 0 && (
            <ConversationStart conversation={conversation} people={people} canWrite={!!onReply} />
          )}
          {hasOlder && <Older older={older} scroller={scroller} />}
          <DayGroups
            scroller={scroller}
            conversation={conversation}
            messages={messages}
            people={people}
            firstNew={firstNew}
            current={current}
            onActive={setActive}
            onReply={onReply}
            onGoTo={goTo}
            onPicture={menu.show}
          />
          <div className="typing" aria-hidden>
            {typist && (
              <>
                <span className="dots">
                  <i />
                  <i />
                  <i />
                </span>
                {t('typing', { name: firstName(people.get(typist)?.name ?? '') })}
              </>
            )}
          </div>
        </section>
      </Scroller>
      {isFar && (
        <Button
          variant="contained"
          color="inherit"
          aria-label={t('latest')}
          title={t('latest')}
          onClick={() => {
            if (last) goTo(last.id)
            scroller.current?.scrollTo({ top: 0 })
          }}
          sx={{
            position: 'absolute',
            insetBlockEnd: 12,
            insetInlineEnd: 20,
            minWidth: 0,
            width: 40,
            height: 40,
            p: 0,
            borderRadius: '50%',
          }}
        >
          <Icon icon={downIcon} />
        </Button>
      )}
      <Suspense>
        {menu.opened && <PictureDialog picture={menu.opened.item} open={menu.open} onClose={menu.close} />}
      </Suspense>
    </Box>
  )
}

/** Loads the messages before the first one. */
function useOlder({ id, messages }: Conversation) {
  const client = useQueryClient()
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const first = messages[0]?.id

  async function load() {
    if (loading || !first) return
    setLoading(true)
    setFailure(undefined)
    try {
      const page = await fetchOlder(id, first)
      changeConversation(client, id, (before) =>
        // Another response may have replaced them meanwhile.
        before.messages[0]?.id === first
          ? { ...before, messages: [...page.messages, ...before.messages], hasOlder: page.hasOlder }
          : before,
      )
    } catch (failure) {
      if (!isSessionOver(failure)) setFailure(failure)
    } finally {
      setLoading(false)
    }
  }

  return { first, loading, failure, load }
}

interface OlderProps {
  older: ReturnType<typeof useOlder>
  scroller: RefObject<HTMLDivElement | null>
}

/** Loads older messages when it becomes visible; after a failure, when it is pressed. */
function Older({ older, scroller }: OlderProps) {
  const { t } = useTranslation('chat')
  const button = useRef<HTMLButtonElement>(null)
  const { loading, failure } = older

  // The button is disabled meanwhile, and then perhaps gone.
  async function press() {
    const { current: box } = scroller
    await older.load()
    focusIfLost(box?.querySelector<HTMLElement>(`[data-message="${CSS.escape(older.first ?? '')}"]`))
  }

  const onNear = useEffectEvent(() => {
    if (!failure) older.load()
  })

  useEffect(() => {
    const { current: target } = button
    if (!target || loading) return
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onNear(), {
      root: scroller.current,
      rootMargin: '120px 0px 0px 0px',
    })
    watch.observe(target)
    return () => watch.disconnect()
  }, [scroller, loading])

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, pb: 2 }}>
      {!!failure && (
        <Box role="alert" sx={{ typography: 'body2', color: 'error.ink', textAlign: 'center' }}>
          {t('olderFailed', { reason: failureText(failure) })}
        </Box>
      )}
      <Button ref={button} size="small" variant="soft" color="inherit" loading={loading} onClick={press}>
        {failure ? t('retry') : t('older')}
      </Button>
    </Box>
  )
}

const Scroller = styled('div')(({ theme }) => ({
  ...plainParts(theme),
  ...messageStyles(theme),
  flexGrow: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  // The browser would keep the top of a day in place, which grows upwards.
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
}))
