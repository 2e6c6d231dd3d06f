import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { foldersQuery } from '@/api/files'
import { usePage } from '@/routes/-use-page'
import { filesPage } from '@/sections/files/files-search'
import { FilesSkeleton } from '@/sections/files/files-skeleton'
import { FilesView } from '@/sections/files/files-view'

export const Route = createFileRoute('/_app/dashboard/group/five')({
  staticData: { title: 'nav.five', caption: 'pages.files' },
  validateSearch: filesPage.schema,
  search: { middlewares: [stripSearchParams(filesPage.defaults)] },
  loader: ({ context }) => context.load(foldersQuery, 'files', 'kit'),
  pendingComponent: FilesSkeleton,
  component: () => <FilesView {...usePage(Route)} />,
})
