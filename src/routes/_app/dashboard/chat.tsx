import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { usePage } from '@/routes/-use-page'
import { chatPage } from '@/sections/chat/chat-search'
import { ChatSkeleton } from '@/sections/chat/chat-skeleton'
import { ChatView } from '@/sections/chat/chat-view'

export const Route = createFileRoute('/_app/dashboard/chat')({
  staticData: { title: 'nav.chat' },
  validateSearch: chatPage.schema,
  search: { middlewares: [stripSearchParams(chatPage.defaults)] },
  loader: ({ context }) => context.load(() => import('@/api/chat').then(({ chatQuery }) => chatQuery), 'chat', 'kit'),
  pendingComponent: () => <ChatSkeleton />,
  component: () => <ChatView {...usePage(Route)} />,
})
