import { createFileRoute } from '@tanstack/react-router'
import { ComingView } from '@/sections/coming/coming-view'

export const Route = createFileRoute('/_app/dashboard/group/')({
  staticData: { title: 'nav.four' },
  component: () => <ComingView title="nav.four" caption="pages.users" />,
})
