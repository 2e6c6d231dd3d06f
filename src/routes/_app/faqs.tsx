import { createFileRoute, stripSearchParams, useLocation } from '@tanstack/react-router'
import { faqsSearchSchema } from '@/sections/faqs/faqs-search'
import { FaqsView } from '@/sections/faqs/faqs-view'

export const Route = createFileRoute('/_app/faqs')({
  staticData: { title: 'nav.faqs', caption: 'pages.faqs' },
  validateSearch: faqsSearchSchema,
  search: { middlewares: [stripSearchParams({ q: '' })] },
  loader: ({ context }) => context.loadTexts('faqs'),
  component: FaqsPage,
})

function FaqsPage() {
  const search = Route.useSearch()
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = Route.useNavigate()
  return (
    <FaqsView
      search={search}
      onSearchChange={(change, options) =>
        navigate({ search: (held) => ({ ...held, ...change }), resetScroll: false, ...options })
      }
      hash={hash}
      onHashChange={(id) =>
        navigate({ search: true, hash: id, replace: true, resetScroll: false, hashScrollIntoView: false })
      }
    />
  )
}
