import { createFileRoute } from '@tanstack/react-router'
import { ComingView } from '@/sections/coming/coming-view'

export const Route = createFileRoute('/_app/dashboard/two')({
  staticData: { title: 'nav.two' },
  component: () => <ComingView title="nav.two" caption="pages.orders" />,
})
