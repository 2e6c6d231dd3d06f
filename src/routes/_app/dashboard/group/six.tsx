import { createFileRoute } from '@tanstack/react-router'
import { ComingView } from '@/sections/coming/coming-view'

export const Route = createFileRoute('/_app/dashboard/group/six')({
  staticData: { title: 'nav.six' },
  component: () => <ComingView title="nav.six" caption="pages.jobsAndTours" />,
})
