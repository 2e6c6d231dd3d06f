import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Chat, chatQuery, type Message } from '@/api/chat'
import { useCan } from '@/auth/use-can'
import { EmptyState } from '@/components/empty-state'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { LoadFailure } from '@/components/records/load-failure'
import type { PageProps } from '@/components/records/page-search'
import { usePlace } from '@/components/records/use-place'
import { RouterButton } from '@/components/router-link'
import addIcon from '~icons/solar/add-circle-bold'
import { ChatFrame, ListPane, ThreadPane } from './chat-frame'
import { type ChatSearch, chatPage } from './chat-search'
import { ChatSkeleton } from './chat-skeleton'
import { ConversationList } from './conversation-list'
import { titleOf } from './people'
import { Thread } from './thread'
import { useChatSocket } from './use-chat-socket'

const NewConversation = lazyPart(() => import('./new-conversation'), 'NewConversation')

/** While there is no WebSocket. */
const pollEvery = 15_000 // ms

/** The conversations, and one of them beside the list, or in place of it in a narrow window. */
export function ChatView({ search, onSearchChange }: PageProps<ChatSearch>) {
  const { t } = useTranslation('chat')
  const shell = useTranslation().t
  const [isLoaded, setLoaded] = useState(false)
  const [said, setSaid] = useState('')
  const { isConnected, typing, tellTyping } = useChatSocket(isLoaded, announce)
  const { data, error, isFetching, refetch } = useQuery({
    ...chatQuery,
    refetchInterval: isConnected === false && pollEvery,
  })
  if (data && !isLoaded) setLoaded(true)
  const { moved, from } = usePlace({ id: search.id })
  const people = useMemo(() => new Map(data?.contacts.map((contact) => [contact.id, contact])), [data?.contacts])
  const open = !!search.id
  const can = useCan('chat')
  const close = () => onSearchChange({ new: undefined })

  function announce(conversationId: string, message: Message) {
    setSaid(
      textOf(
        message,
        data?.conversations.find(({ id }) => id === conversationId),
      ),
    )
  }

  function textOf({ senderId, body }: Message, conversation?: Chat['conversations'][number]) {
    const values = { name: people.get(senderId)?.name ?? '', text: body || t('photo') }
    if (!conversation || conversation.type === 'ONE_TO_ONE') return t('said', values)
    return t('saidIn', { ...values, group: titleOf(conversation, people) })
  }

  if (!data) {
    if (!error) return <ChatSkeleton open={open} />
    return (
      <ChatFrame title={shell('nav.chat')} open={false}>
        <Box sx={{ flexGrow: 1, alignSelf: 'center' }}>
          <LoadFailure failure={error} loading={isFetching} onRetry={refetch} />
        </Box>
      </ChatFrame>
    )
  }
  const { conversations } = data
  const dialog = search.new && can.change && (
    <Suspense>
      <NewConversation
        conversations={conversations}
        people={people}
        onClose={close}
        onStart={(id) => onSearchChange({ id, new: undefined, q: '' }, { replace: true })}
      />
    </Suspense>
  )
  if (conversations.length === 0) {
    return (
      <ChatFrame title={shell('nav.chat')} open={false}>
        <Box sx={{ flexGrow: 1, alignSelf: 'center' }}>
          <EmptyState character={4} title={t('emptyTitle')} text={t('emptyText')}>
            {can.change && (
              <RouterButton {...chatPage.link({ new: true })} variant="contained">
                {t('new.title')}
              </RouterButton>
            )}
          </EmptyState>
        </Box>
        {dialog}
      </ChatFrame>
    )
  }
  const conversation = conversations.find(({ id }) => id === search.id)
  const start = can.change && (
    <RouterButton {...chatPage.link({ new: true })} variant="contained" startIcon={<Icon icon={addIcon} />}>
      {t('new.title')}
    </RouterButton>
  )
  return (
    <ChatFrame title={shell('nav.chat')} open={open} action={start}>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
      <ListPane open={open}>
        <ConversationList
          conversations={conversations}
          people={people}
          typing={typing}
          search={search}
          onSearchChange={onSearchChange}
          from={from}
        />
      </ListPane>
      <ThreadPane open={open}>
        {conversation ? (
          <Thread
            key={conversation.id}
            conversation={conversation}
            people={people}
            typist={typing[conversation.id]}
            isDelayed={isConnected === false}
            focus={moved}
            onTyping={() => tellTyping(conversation.id)}
          />
        ) : (
          <Box sx={{ m: 'auto' }}>
            {open ? (
              <EmptyState character={4} title={t('goneTitle')} text={t('goneText')}>
                <RouterButton {...chatPage.link({ id: undefined })} variant="contained">
                  {t('back')}
                </RouterButton>
              </EmptyState>
            ) : (
              <EmptyState character={2} title={t('chooseTitle')} text={t('chooseText')} />
            )}
          </Box>
        )}
      </ThreadPane>
      {dialog}
    </ChatFrame>
  )
}
