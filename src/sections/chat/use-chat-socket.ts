import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Chat, changeConversation, chatQuery, type Message, me, withMessage } from '@/api/chat'
import { type ChatEvent, connectChat } from '@/api/chat-socket'

const typingLasts = 5000 // ms without another event
const typingEvery = 3000 // ms between two events of the user's own

type Connection = ReturnType<typeof connectChat>

/**
 * Receives the chat's events while the page is open, and puts them into the cache.
 * @param enabled true once the conversations have loaded
 * @param onMessage called for each new message
 */
export function useChatSocket(enabled: boolean, onMessage: (conversationId: string, message: Message) => void) {
  const client = useQueryClient()
  const connection = useRef<Connection>(undefined)
  const told = useRef({ conversationId: '', at: 0 })
  /** Undefined until the first connection is made, or has failed. */
  const [isConnected, setConnected] = useState<boolean>()
  /** The id of who is typing, by conversation. */
  const [typing, setTyping] = useState<Record<string, string>>({})
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())

  function setTypist(conversationId: string, contactId?: string) {
    clearTimeout(timers.current.get(conversationId))
    setTyping(({ [conversationId]: _, ...others }) => (contactId ? { ...others, [conversationId]: contactId } : others))
    if (contactId) {
      timers.current.set(
        conversationId,
        setTimeout(() => setTypist(conversationId), typingLasts),
      )
    }
  }

  const onEvent = useEffectEvent((event: ChatEvent) => {
    if (event.type === 'typing') setTypist(event.conversationId, event.contactId)
    if (event.type === 'presence') {
      client.setQueryData(chatQuery.queryKey, (chat) => chat && withPresence(chat, event.contactId, event.status))
    }
    if (event.type === 'read') {
      const { conversationId, type: _, ...read } = event
      changeConversation(client, conversationId, (before) => ({
        ...before,
        reads: [...before.reads.filter(({ contactId }) => contactId !== read.contactId), read],
      }))
    }
    if (event.type === 'message') {
      const { conversationId, message } = event
      setTypist(conversationId)
      changeConversation(client, conversationId, (before) => {
        const after = withMessage(before, message)
        const isUnread = after !== before && message.senderId !== me
        return isUnread ? { ...after, unreadCount: before.unreadCount + 1 } : after
      })
      if (message.senderId !== me) onMessage(conversationId, message)
    }
  })

  useEffect(() => {
    if (!enabled) return
    let wasConnected = false
    const opened = connectChat({
      onEvent,
      onConnected(isConnected) {
        setConnected(isConnected)
        // Events were missed meanwhile.
        if (isConnected && wasConnected) client.invalidateQueries({ queryKey: chatQuery.queryKey })
        wasConnected ||= isConnected
      },
    })
    connection.current = opened
    const pending = timers.current
    return () => {
      opened.close()
      for (const timer of pending.values()) clearTimeout(timer)
    }
  }, [enabled, client])

  /** Tells the other participants, now and then, that the user is typing. */
  function tellTyping(conversationId: string) {
    const now = Date.now()
    if (told.current.conversationId === conversationId && now - told.current.at < typingEvery) return
    told.current = { conversationId, at: now }
    connection.current?.typing(conversationId)
  }

  return { isConnected, typing, tellTyping }
}

function withPresence(chat: Chat, id: string, status: NonNullable<Chat['contacts'][number]['status']>): Chat {
  return { ...chat, contacts: chat.contacts.map((contact) => (contact.id === id ? { ...contact, status } : contact)) }
}
