import { createFileRoute } from '@tanstack/react-router'
import { ComingView } from '@/sections/coming/coming-view'

export const Route = createFileRoute('/_app/dashboard/group/five')({
  staticData: { title: 'nav.five' },
  component: () => <ComingView title="nav.five" caption="pages.files" />,
})
