import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useHydrated, useLocation } from '@tanstack/react-router'
import { requireSession } from '@/auth/guards'
import { jwt } from '@/auth/jwt'
import { sessionQuery } from '@/auth/session-query'
import { DashboardLayout } from '@/layouts/dashboard/dashboard-layout'
import { currentItem, nav, visible } from '@/nav'
import { ForbiddenView } from '@/sections/errors/forbidden-view'

export const Route = createFileRoute('/_app')({ beforeLoad: requireSession, component: AppLayout })

function AppLayout() {
  const { data } = useQuery(sessionQuery)
  // The prerendered page knows nobody; the first render is the same.
  const user = useHydrated() ? data : undefined
  const path = useLocation({ select: ({ pathname }) => pathname })
  const sections = visible(nav, user?.role)
  const forbidden = currentItem(sections, path) !== currentItem(nav, path)
  return (
    <DashboardLayout user={user ?? undefined} path={path} sections={sections} onSignOut={jwt.signOut}>
      {forbidden ? <ForbiddenView /> : <Outlet />}
    </DashboardLayout>
  )
}
