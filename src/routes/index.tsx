import { createFileRoute, redirect } from '@tanstack/react-router'
import { config } from '@/config'
import { DashboardLayout } from '@/layouts/dashboard/dashboard-layout'

export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: config.auth.redirectPath, replace: true })
  },
  // Visible until the redirect: the frame without a page.
  component: () => <DashboardLayout />,
})
