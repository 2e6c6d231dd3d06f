import { createFileRoute, stripSearchParams, useHydrated, useLocation } from '@tanstack/react-router'
import { i18n } from '@/i18n/i18n'
import { faqsSearchSchema } from '@/sections/faqs/faqs-search'
import { FaqsView } from '@/sections/faqs/faqs-view'

export const Route = createFileRoute('/_app/faqs')({
  staticData: { title: 'nav.faqs', caption: 'pages.faqs' },
  validateSearch: faqsSearchSchema,
  search: { middlewares: [stripSearchParams({ q: '' })] },
  // Waited for: the prerendered page has all its words already.
  loader: () => i18n.loadNamespaces('faqs'),
  component: FaqsPage,
})

function FaqsPage() {
  const search = Route.useSearch()
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = Route.useNavigate()
  // The prerendered page knows neither query nor hash; the first render is the same.
  const hydrated = useHydrated()
  return (
    <FaqsView
      search={hydrated ? search : { q: '' }}
      onSearchChange={(change, options) =>
        navigate({ search: (held) => ({ ...held, ...change }), resetScroll: false, ...options })
      }
      hash={hydrated ? hash : ''}
      onHashChange={(id) =>
        navigate({ search: true, hash: id, replace: true, resetScroll: false, hashScrollIntoView: false })
      }
    />
  )
}
