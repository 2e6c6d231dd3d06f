import { createFileRoute, redirect } from '@tanstack/react-router'
import { config } from '@/config'
import { DashboardLayout } from '@/layouts/dashboard/dashboard-layout'

export const Route = createFileRoute('/')({
  // Where pages are prerendered it stays: the frame without a page.
  beforeLoad: () => {
    if (!import.meta.env.SSR) throw redirect({ to: config.auth.redirectPath, replace: true })
  },
  component: () => <DashboardLayout />,
})
