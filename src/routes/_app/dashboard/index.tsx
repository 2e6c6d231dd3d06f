import { createFileRoute } from '@tanstack/react-router'
import { OverviewSkeleton } from '@/sections/overview/overview-skeleton'

export const Route = createFileRoute('/_app/dashboard/')({
  staticData: { title: 'nav.one' },
  ssr: false,
  pendingComponent: OverviewSkeleton,
  component: () => <div>One</div>,
})
