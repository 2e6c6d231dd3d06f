import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { foldersQuery } from '@/api/files'
import { filesDefaults, filesPageSchema } from '@/sections/files/files-search'
import { FilesSkeleton } from '@/sections/files/files-skeleton'
import { FilesView } from '@/sections/files/files-view'

export const Route = createFileRoute('/_app/dashboard/group/five')({
  staticData: { title: 'nav.five', caption: 'pages.files' },
  validateSearch: filesPageSchema,
  search: { middlewares: [stripSearchParams(filesDefaults)] },
  loader: ({ context }) => context.load(foldersQuery, 'files', 'kit'),
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
