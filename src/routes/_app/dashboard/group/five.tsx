import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { foldersQuery } from '@/api/files'
import { filesDefaults, filesPageSchema } from '@/sections/files/files-search'
import { FilesSkeleton } from '@/sections/files/files-skeleton'
import { FilesView } from '@/sections/files/files-view'

export const Route = createFileRoute('/_app/dashboard/group/five')({
  staticData: { title: 'nav.five', caption: 'pages.files' },
  validateSearch: filesPageSchema,
  search: { middlewares: [stripSearchParams(filesDefaults)] },
  // Started, not awaited: a change of the search must not take the page away.
  loader: ({ context }) => {
    context.load(foldersQuery, 'files', 'kit')
  },
  ssr: false,
  pendingComponent: FilesSkeleton,
  component: FilesPage,
})

function FilesPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <FilesView
      search={search}
      onSearchChange={(change, options) =>
        navigate({ search: (held) => ({ ...held, ...change }), resetScroll: false, ...options })
      }
    />
  )
}
