import { createFileRoute } from '@tanstack/react-router'
import { DashboardView } from '@/sections/dashboard/dashboard-view'

export const Route = createFileRoute('/_app/dashboard/')({
  staticData: { title: 'nav.dashboard' },
  component: DashboardView,
})
